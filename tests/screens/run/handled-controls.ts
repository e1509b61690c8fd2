import type { AnyActorRef } from 'xstate'
import { everyElement } from './remembered.ts'
import { uselessness, use } from './used-controls.ts'
import { isUsable, isWithin, snapshotOf, eventsSentBy } from './sent-events.ts'

/** Whether a control check is running; its gestures belong to no path. */
export const controlCheck = { isRunning: false }

const fields = 'input:not([type=hidden]), select, textarea, [role=checkbox], [role=combobox]'

/** Controls that only open or expand something send no event. */
const isOwn = (element: Element) =>
  element.role === 'combobox' ||
  element.hasAttribute('aria-haspopup') ||
  element.hasAttribute('aria-controls') ||
  (element.hasAttribute('data-state') && element.role !== 'checkbox')

/** Controls that send events; a file is chosen on the device. */
function isChecked(element: Element): boolean {
  if (element.localName === 'button') return !isOwn(element)
  if (element.localName !== 'input') return element.localName === 'select'
  return element.role !== 'combobox' && !element.matches('[type=file], [type=hidden]')
}

const controls = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea'])
const controlRoles = new Set(['checkbox', 'menuitem', 'switch', 'tab'])

/** Everything that a person can operate. */
const isControl = (element: Element) =>
  (controls.has(element.localName) && element.getAttribute('type') !== 'hidden') ||
  controlRoles.has(element.role ?? '')

const isHidden = (one: Element) =>
  one.getAttribute('aria-hidden') === 'true' || one.hasAttribute('inert') || one.hasAttribute('hidden')
const isInSight = (element: Element) => !isWithin(element, isHidden)
const isOffered = (element: Element) => isUsable(element) && !element.hasAttribute('readonly')
const offered = (is: (element: Element) => boolean) =>
  everyElement().filter((one) => is(one) && isOffered(one) && isInSight(one))

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
    return everyElement()
      .filter((one) => isChecked(one) && isOffered(one))
      .map((control) => ({
        name: nameOf(control),
        isInFront: isInSight(control),
        sent: eventsSentBy(() => use(control)),
      }))
  } finally {
    controlCheck.isRunning = false
  }
}

/** The names of all enabled controls, which identify a screen. */
export const controlsNow = () => offered(isChecked).map(nameOf).join('\n')

/** No field beside a busy button is enabled, since its value is being sent. */
function keepsWhatIsSent() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')) {
    const form = button.form ?? button.closest('form, section[aria-label]')
    const field = [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
      (one) => isOffered(one) && isInSight(one),
    )
    if (field) throw new Error(`« ${nameOf(field)} » can be changed while it is being sent`)
  }
}

/**
 * Asserts that something comes of every enabled control: a chart takes what it sends, and changes; a link
 * leads somewhere; or the page itself changes. Events are recorded instead of sent, so nothing remains.
 * @throws for the first control of which nothing comes
 */
export function assertControlsHandled(actor: AnyActorRef): void {
  if (snapshotOf(actor).status !== 'active') return
  keepsWhatIsSent()
  controlCheck.isRunning = true
  try {
    for (const control of offered(isControl)) {
      // Another one may have closed its part of the page.
      if (!control.isConnected || !isOffered(control)) continue
      const why = uselessness(control)
      if (why !== undefined) throw new Error(`« ${nameOf(control)} » is offered, but ${why}`)
    }
  } finally {
    controlCheck.isRunning = false
  }
}
