/**
 * A snapshot of the page behind any window: texts, buttons, fields with values, in order, one per line; and
 * whether a part of it is still awaited.
 * Windows, toasts, alerts, statuses and expanded content are left out. Runs in the page, hence without imports.
 */
export function pageSnapshot(): { shown: string[]; isBusy: boolean } {
  const passing =
    'dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status], [role=tooltip], [data-sonner-toaster], script, style, template, svg'
  const unfolded = new Set(
    [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].map((button) =>
      button.getAttribute('aria-controls')!,
    ),
  )
  const lines: string[] = []
  const textOf = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  // An element without a box (`display: contents`) displays its children.
  const isShown = (element: HTMLElement) =>
    element.checkVisibility() || getComputedStyle(element).display === 'contents'
  const look = (element: Element): void => {
    if (element.matches(passing) || unfolded.has(element.id)) return
    if (element instanceof HTMLElement && !isShown(element)) return
    if (element instanceof HTMLInputElement) {
      const value =
        element.type === 'checkbox' || element.type === 'radio' ? String(element.checked) : element.value
      lines.push(`${element.type} ${element.type === 'password' ? '' : value}`)
      return
    }
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
      lines.push(`${element.localName} ${element.value}`)
      return
    }
    if (element.matches('button, a')) {
      const name = element.getAttribute('aria-label') ?? textOf(element)
      lines.push(`${element.localName} ${name}${element.matches(':disabled') ? ' (éteint)' : ''}`)
      return
    }
    for (const node of element.childNodes)
      if (node instanceof Element) look(node)
      else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        lines.push(node.textContent.replaceAll(/\s+/g, ' ').trim())
  }
  look(document.querySelector('#root') ?? document.body)
  // In the same moment: what arrives between two looks would make an empty page seem complete.
  const isBusy = lines.length === 0 || document.querySelector('[aria-busy=true], .skeleton') !== null
  return { shown: lines, isBusy }
}
