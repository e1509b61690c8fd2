import { Actor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'

/** An event on its way to an actor. */
export type SentEvent = { actor: AnyActorRef; event: { type: string } }

let recorded: SentEvent[] | undefined

// Every actor sends through its prototype, whoever has started it.
const { send } = Actor.prototype
Actor.prototype.send = function (event) {
  if (recorded) recorded.push({ actor: this, event })
  else send.call(this, event)
}

/** The events that a gesture sends to actors. They are recorded instead of sent, so nothing changes. */
export function eventsSentBy(gesture: () => unknown): SentEvent[] {
  const sent = (recorded = [] as SentEvent[])
  try {
    gesture()
  } finally {
    recorded = undefined
  }
  return sent
}

export const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Partial<AnyMachineSnapshot>

/** Whether an element, or one around it, is so: in happy-dom far faster than `closest`. */
export function isWithin(element: Element, is: (one: Element) => boolean): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (is(one)) return true
  return false
}

const isOff = (one: Element) => one.localName === 'fieldset' && one.hasAttribute('disabled')

/** Whether a control is enabled, itself and through its fieldset. */
export const isUsable = (element: Element) =>
  !element.hasAttribute('disabled') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  !isWithin(element, isOff)
