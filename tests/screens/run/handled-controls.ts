import { fireEvent } from '@testing-library/react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { isUsable, snapshotOf, eventsSentBy } from './sent-events.ts'

/** Whether a control check is running; its gestures belong to no path. */
export const controlCheck = { isRunning: false }

const fields = 'input:not([type=hidden]), select, textarea, [role=checkbox], [role=combobox]'
/** Controls that only open or expand something send no event; a file is chosen on the device. */
const own = '[role=combobox], [aria-haspopup], [aria-controls], [data-state]:not([role=checkbox])'
const checkedControls = `button:not(${own}), select, input:not([role=combobox], [type=file], [type=hidden])`

const isInSight = (element: Element) => !element.closest('[aria-hidden=true], [inert], [hidden]')
const isOffered = (element: Element) => isUsable(element) && !element.hasAttribute('readonly')
const offered = (wanted: string, scope: ParentNode = document) =>
  [...scope.querySelectorAll<HTMLElement>(wanted)].filter((one) => isOffered(one) && isInSight(one))

const nameOf = (control: HTMLElement) => {
  const { labels } = control as HTMLInputElement
  return control.getAttribute('aria-label') ?? (labels?.[0] ?? control).textContent
}

/**
 * Whether a control is in front, and the events it sends; they are recorded instead of sent, so nothing
 * changes.
 */
type Tried = { name: string | null; isInFront: boolean; sent: ReturnType<typeof eventsSentBy> }

/** Operates every enabled control of the page, including those behind a modal. */
export function triedControls(): Tried[] {
  controlCheck.isRunning = true
  try {
    const all = [...document.querySelectorAll<HTMLElement>(checkedControls)].filter(isOffered)
    return all.map((control) => ({
      name: nameOf(control),
      isInFront: isInSight(control),
      sent: eventsSentBy(() => use(control)),
    }))
  } finally {
    controlCheck.isRunning = false
  }
}

/** The names of all enabled controls, which identify a screen. */
export const controlsNow = () => offered(checkedControls).map(nameOf).join('\n')

/** Another value for a field; undefined if there is none. */
function otherValue(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ value }) => value !== field.value)?.value
  if (field.type === 'date') return field.value === '2030-01-02' ? '2030-01-03' : '2030-01-02'
  if (field.type === 'range') return field.value === field.min ? field.max : field.min
  return `${field.value}1`
}

function use(control: HTMLElement) {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  if (!isField || control.type === 'radio' || control.type === 'checkbox') return fireEvent.click(control)
  const value = otherValue(control)
  return value !== undefined && fireEvent.change(control, { target: { value } })
}

/** Whether an actor can handle an event now. Events that it never handles belong to the surrounding page. */
function takes({ actor, event }: ReturnType<typeof eventsSentBy>[number]): boolean {
  const { events = [] } = (actor as { logic?: Partial<AnyStateMachine> }).logic ?? {}
  return !events.includes(event.type) || (snapshotOf(actor).can?.(event) ?? true)
}

/** No field beside a busy button is enabled, since its value is being sent. */
function keepsWhatIsSent() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')) {
    const form = button.form ?? button.closest('form, section[aria-label]')
    const field = form && offered(fields, form)[0]
    if (field) throw new Error(`« ${nameOf(field)} » can be changed while it is being sent`)
  }
}

/**
 * Asserts that every enabled control sends an event that its actor can handle now. Events are recorded
 * instead of sent, so nothing changes.
 * @throws for the first control that is enabled but not handled
 */
export function assertControlsHandled(actor: AnyActorRef): void {
  if (snapshotOf(actor).status !== 'active') return
  keepsWhatIsSent()
  controlCheck.isRunning = true
  try {
    for (const control of offered(checkedControls)) {
      const sent = eventsSentBy(() => use(control))
      if (sent.length > 0 && !sent.some(takes))
        throw new Error(`« ${nameOf(control)} » is offered, but ${sent[0]!.event.type} cannot be taken`)
    }
  } finally {
    controlCheck.isRunning = false
  }
}
