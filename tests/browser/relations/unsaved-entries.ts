type Field = HTMLElement & { untouched?: string }

/**
 * The names of the fields that differ from their initial values, in the front window, or on the page if
 * there is none; search fields are ignored. Given a field about to be changed, remembers its value. Runs
 * in the page, hence without imports.
 */
export function unsavedFields(touched?: Element): string[] {
  const contentOf = (field: Field) => {
    const { type, value, checked, files } = field as unknown as HTMLInputElement
    const state = field.getAttribute('aria-checked')
    if (state !== null) return state
    if (type === 'checkbox' || type === 'radio') return String(checked)
    if (type === 'file') return [...(files ?? [])].map(({ name }) => name).join()
    return field.matches('input, textarea, select') ? value : (field.textContent ?? '')
  }
  if (touched) {
    const field = touched as Field
    field.untouched ??= contentOf(field)
    return []
  }
  const windows = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const front = windows.filter((one) => !one.closest('[aria-hidden=true], [inert]')).at(-1) ?? document.body
  return [...front.querySelectorAll<Field>('input, textarea, select, button')].flatMap((field) => {
    const { type, labels } = field as unknown as HTMLInputElement
    if (field.untouched === undefined || field.untouched === contentOf(field)) return []
    if (type === 'search' || field.closest('[role=search], search')) return []
    const label = labels?.[0]?.textContent?.replaceAll(/\s+/g, ' ').trim()
    return [label || field.getAttribute('aria-label') || field.id || type]
  })
}

/** Whether the browser would ask before leaving the page. Runs in the page. */
export const asksBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
