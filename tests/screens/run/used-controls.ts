import { isDeepStrictEqual } from 'node:util'
import { act, fireEvent } from '@testing-library/react'
import { type AnyActorRef, type AnyMachineSnapshot, StateMachine, transition } from 'xstate'
import { askPageAround, pageAround } from '../../model/page-around.ts'
import { remembered } from './remembered.ts'
import { eventsSentBy, type SentEvent } from './sent-events.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Another value for a field; undefined if there is none. */
function otherValue(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ value }) => value !== field.value)?.value
  if (field.type === 'date') return field.value === '2030-01-02' ? '2030-01-03' : '2030-01-02'
  if (field.type === 'time') return field.value === '10:00' ? '10:30' : '10:00'
  if (field instanceof HTMLInputElement && field.type === 'range')
    return field.value === field.min ? field.max : field.min
  return `${field.value}1`
}

/**
 * Opens a list with the keyboard, and chooses what is not chosen yet; answers whether there was anything
 * else.
 */
function chooseAnother(list: HTMLElement): boolean {
  fireEvent.keyDown(list, { key: 'Enter' })
  const other = document.querySelector<HTMLElement>('[role=option][data-state=unchecked]')
  if (other) act(() => other.focus())
  const [target, key] = other ? [other, 'Enter'] : [document.activeElement ?? list, 'Escape']
  fireEvent.keyDown(target, { key })
  return other !== null
}

/** Uses a control once, as a person does; answers whether that was to do anything. */
export function use(control: HTMLElement): boolean {
  if (control.matches('button[role=combobox]')) return chooseAnother(control)
  if (!control.matches('input, select, textarea') || control.matches('[type=radio], [type=checkbox]')) {
    fireEvent.click(control)
    return true
  }
  if (control.matches('[type=file]')) {
    fireEvent.change(control, { target: { files: [new File(['x'], 'x.csv')] } })
    // The event leaves them on the field, before those that a path chooses.
    Reflect.deleteProperty(control, 'files')
    return true
  }
  const value = otherValue(control as Field)
  if (value !== undefined) fireEvent.change(control, { target: { value } })
  return value !== undefined
}

/** Whether an event changes anything at an actor now: its state or data, a child, a call, another actor. */
function changes({ actor, event }: SentEvent): boolean {
  const { logic } = actor as { logic?: unknown }
  // What is not a chart belongs to the test, which stands for the page around the flow.
  if (!(logic instanceof StateMachine)) return true
  const before = actor.getSnapshot() as AnyMachineSnapshot
  if (before.status !== 'active') return false
  const [after, actions] = transition(logic, before, event as never) as unknown as [
    AnyMachineSnapshot,
    { type: string; params?: unknown }[],
  ]
  return (
    after.status !== before.status ||
    !isDeepStrictEqual([after.value, after.context], [before.value, before.context]) ||
    actions.some((action) => acts(action, before))
  )
}

/** Whether an action does something: what is sent to a child has to be taken there. */
function acts(
  { type, params }: { type: string; params?: unknown },
  { children }: AnyMachineSnapshot,
): boolean {
  if (type !== 'xstate.sendTo') return true
  const { to, event, delay } = params as { to?: AnyActorRef; event: { type: string }; delay?: number }
  const child = Object.values(children as Record<string, AnyActorRef>).find((one) => one === to)
  return delay !== undefined || child === undefined || changes({ actor: child, event })
}

const markup = remembered(() => document.body.innerHTML)
const fields = remembered(() => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')])

/** What a person finds on the page: markup, values, and where the focus is. */
const page = (): unknown[] => [
  markup(),
  document.activeElement,
  ...fields().flatMap(({ value, checked }) => [value, checked]),
]

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])

/** Runs a gesture, and answers whether it asked something of the device or of the page around. */
function asksDevice(gesture: () => void): boolean {
  pageAround.isAsked = false
  const asked = async () => askPageAround()
  const { clipboard } = navigator
  const { reload } = location
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: asked } })
  location.reload = askPageAround
  try {
    gesture()
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    location.reload = reload
  }
  return pageAround.isAsked
}

/** Cards of the page around a flow that is rendered alone, to which its links lead. */
const cardsAround = new Set(['#preferences', '#disponibilites'])

/** Whether a link leads somewhere: to another page, to a phone or a mail, or to a place on this page. */
function leads(link: Element): boolean {
  const to = link.getAttribute('href') ?? ''
  if (!to.startsWith('#')) return to !== ''
  return cardsAround.has(to) || document.getElementById(to.slice(1)) !== null
}

/** Nothing is to come of it: it is chosen already, or the form shows the mistakes that it would show. */
const isSettled = (control: HTMLElement) =>
  control.matches('[type=radio]:checked, [role=radio][aria-checked=true]') ||
  (control.matches('[type=submit]') &&
    (control as HTMLButtonElement).form?.querySelector('[aria-invalid=true]'))

/**
 * What is wrong with a control: that it leads nowhere, that no chart takes what it sends, or that it does
 * nothing at all; undefined if something comes of it. Events are recorded instead of sent, and what opens
 * is closed again.
 */
export function uselessness(control: HTMLElement): string | undefined {
  if (control.matches('a')) return leads(control) ? undefined : 'leads nowhere'
  if (isSettled(control)) return undefined
  const before = page()
  let sent: SentEvent[] = []
  let isUse = true
  const isAsked = asksDevice(() => (sent = eventsSentBy(() => (isUse = use(control)))))
  if (!isUse || isAsked || sent.some(changes)) return undefined
  if (sent.length > 0) return `sends ${sent[0]!.event.type}, which changes nothing`
  const isChanged = !isSame(page(), before)
  if (isChanged && control.isConnected) eventsSentBy(() => use(control))
  return isChanged ? undefined : 'does nothing'
}
