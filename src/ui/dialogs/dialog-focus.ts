/**
 * Focuses the control marked `data-first`, or the dialog itself, so that its title is read out and no on-screen
 * keyboard covers it. `autoFocus` would come too early: a dialog below takes the focus back.
 */
export function takeFocus(event: Event): void {
  event.preventDefault()
  const sheet = event.currentTarget
  if (!(sheet instanceof HTMLElement)) return
  const first = sheet.querySelector<HTMLElement>('[data-first]') ?? sheet
  first.focus()
}

/** What opened each dialog. */
const openers = new WeakMap<Element, Element | null>()

/** Remembers what opened a dialog, once its sheet is there. */
export function rememberOpener(sheet: Element | null, opener: Element | null): void {
  if (sheet) openers.set(sheet, opener)
}

/** What opened a dialog; if another dialog did, in whose place it came, what had opened that one. */
function remaining(opener: Element | null): Element | null {
  if (opener === null || opener.isConnected) return opener
  const dialog = opener.closest('.dialog-sheet')
  return dialog && remaining(openers.get(dialog) ?? null)
}

/**
 * Focuses what opened the dialog. If that is gone, or the URL opened it: the dialog below, or else the page. A
 * dialog below that closed together with this one has already restored the focus.
 */
export function giveFocusBack(event: Event, openedBy: Element | null): void {
  event.preventDefault()
  const opener = remaining(openedBy)
  if (opener instanceof HTMLElement && opener !== document.body) return opener.focus()
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const below = [...document.querySelectorAll<HTMLElement>('.dialog-sheet')].at(-1)
  const rest = below ?? document.querySelector<HTMLElement>('main')
  rest?.focus()
}
