import { fireEvent } from '@testing-library/react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { isUsable, snapshotOf, toldBy } from './controls.ts'

/** Whether controls are being tried, which is no gesture of a path. */
export const trying = { now: false }

const fields = 'input:not([type=hidden]), select, textarea, [role=checkbox], [role=combobox]'
/** What opens, unfolds or shows something of its own tells nobody; a file is chosen on a device. */
const own = '[role=combobox], [aria-haspopup], [aria-controls], [data-state]:not([role=checkbox])'
const tried = `button:not(${own}), select, input:not([role=combobox], [type=file], [type=hidden])`

const isInSight = (element: Element) => !element.closest('[aria-hidden=true], [inert], [hidden]')
const isOffered = (element: Element) => isUsable(element) && !element.hasAttribute('readonly')
const offered = (wanted: string, scope: ParentNode = document) =>
  [...scope.querySelectorAll<HTMLElement>(wanted)].filter((one) => isOffered(one) && isInSight(one))

const nameOf = (control: HTMLElement) => {
  const { labels } = control as HTMLInputElement
  return control.getAttribute('aria-label') ?? (labels?.[0] ?? control).textContent
}

/** The names of all that can be used, by which a screen is known. */
export const controlsNow = () => offered(tried).map(nameOf).join('\n')

/** Another value that a field may take; none where there is no other. */
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

/** Whether an actor takes an event now; what it never listens to is meant for the page around it. */
function takes({ actor, event }: ReturnType<typeof toldBy>[number]): boolean {
  const { events = [] } = (actor as { logic?: Partial<AnyStateMachine> }).logic ?? {}
  return !events.includes(event.type) || (snapshotOf(actor).can?.(event) ?? true)
}

/** What is being sent cannot be changed meanwhile: no field beside a busy button can be used. */
function keepsWhatIsSent() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')) {
    const form = button.form ?? button.closest('form, section[aria-label]')
    const field = form && offered(fields, form)[0]
    if (field) throw new Error(`« ${nameOf(field)} » can be changed while it is being sent`)
  }
}

/**
 * Whatever can be used is heeded: who is told by a control in sight can take it at that moment. All
 * stays as it is.
 *
 * @throws for the first control that is offered in vain
 */
export function heedsAll(actor: AnyActorRef): void {
  if (snapshotOf(actor).status !== 'active') return
  keepsWhatIsSent()
  trying.now = true
  try {
    for (const control of offered(tried)) {
      const told = toldBy(() => use(control))
      if (told.length > 0 && !told.some(takes))
        throw new Error(`« ${nameOf(control)} » is offered, but ${told[0]!.event.type} cannot be taken`)
    }
  } finally {
    trying.now = false
  }
}
