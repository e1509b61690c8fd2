import type { AnyActorRef } from 'xstate'
import { uselessness, use } from './used-controls.ts'
import { isUsable, snapshotOf, eventsSentBy } from './sent-events.ts'

/** Whether a control check is running; its gestures belong to no path. */
export const controlCheck = { isRunning: false }

const fields = 'input:not([type=hidden]), select, textarea, [role=checkbox], [role=combobox]'
/** Controls that only open or expand something send no event; a file is chosen on the device. */
const own = '[role=combobox], [aria-haspopup], [aria-controls], [data-state]:not([role=checkbox])'
const checkedControls = `button:not(${own}), select, input:not([role=combobox], [type=file], [type=hidden])`

/** Everything that a person can operate. */
const everyControl =
  'a, button, input:not([type=hidden]), select, summary, textarea, [role=checkbox], [role=menuitem], [role=switch], [role=tab]'

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

/** No field beside a busy button is enabled, since its value is being sent. */
function keepsWhatIsSent() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')) {
    const form = button.form ?? button.closest('form, section[aria-label]')
    const field = form && offered(fields, form)[0]
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
    for (const control of offered(everyControl)) {
      // Another one may have closed its part of the page.
      if (!control.isConnected || !isOffered(control)) continue
      const why = uselessness(control)
      if (why !== undefined) throw new Error(`« ${nameOf(control)} » is offered, but ${why}`)
    }
  } finally {
    controlCheck.isRunning = false
  }
}
