import { Actor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'

type Told = { actor: AnyActorRef; event: { type: string } }

let told: Told[] | undefined

// Every actor of these tests passes here, whoever has started it.
const { send } = Actor.prototype
Actor.prototype.send = function (event) {
  if (told) told.push({ actor: this, event })
  else send.call(this, event)
}

/** What a gesture tells actors; none of them hears of it, so that all stays as it is. */
export function toldBy(gesture: () => unknown): Told[] {
  const heard = (told = [] as Told[])
  try {
    gesture()
  } finally {
    told = undefined
  }
  return heard
}

export const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Partial<AnyMachineSnapshot>

/** Whether a control is not locked, by itself or with the set of fields in which it stands. */
export const isUsable = (element: Element) =>
  !element.matches(':disabled') &&
  !element.closest('fieldset[disabled]') &&
  element.getAttribute('aria-disabled') !== 'true'
