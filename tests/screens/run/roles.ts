import { isInaccessible } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'
import { type Name, pattern, type Role } from '../../model/person.ts'
import { everyElement, remembered } from './remembered.ts'

/** The roles of elements that always have the same one. */
const ofElements: Record<string, Role> = {
  address: 'group',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
}

/** Those of inputs, by their type. */
const ofInputs: Record<string, Role> = {
  button: 'button',
  checkbox: 'checkbox',
  email: 'textbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
}

const isLabelled = (element: Element) =>
  Boolean(element.getAttribute('aria-label') || element.getAttribute('aria-labelledby'))

/** Those of elements whose attributes decide. */
const byAttributes: Record<string, (element: Element) => Role | undefined> = {
  a: (link) => (link.getAttribute('href') ? 'link' : undefined),
  form: (form) => (isLabelled(form) ? 'form' : undefined),
  img: (image) => (image.getAttribute('alt') === '' ? undefined : 'img'),
  input: (input) =>
    input.hasAttribute('list') ? 'combobox' : ofInputs[input.getAttribute('type') ?? 'text'],
  section: (section) => (isLabelled(section) ? 'region' : undefined),
  select: (select) =>
    select.hasAttribute('multiple') || select.hasAttribute('size') ? undefined : 'combobox',
  th: (cell) => (cell.getAttribute('scope')?.startsWith('row') ? 'rowheader' : undefined),
}

/** The role of an element: the first that it says, or that of its kind. */
const roleOf = (element: Element): string | undefined =>
  element.getAttribute('role')?.split(' ')[0] ??
  byAttributes[element.localName]?.(element) ??
  ofElements[element.localName]

const byRole = remembered(() => Map.groupBy(everyElement(), roleOf))
const names = remembered(() => new Map<Element, string>())

function nameOf(element: Element): string {
  const known = names()
  const name = known.get(element) ?? computeAccessibleName(element)
  known.set(element, name)
  return name
}

/**
 * The elements with a role and an accessible name within another one, as Testing Library finds them, which
 * asks each element for hundreds of selectors, and for its name again in every query.
 */
export function withRole(scope: Element, role: Role, name: Name): HTMLElement[] {
  const wanted = pattern(name, true)
  return (byRole().get(role) ?? []).filter(
    (one) => one !== scope && scope.contains(one) && wanted.test(nameOf(one)) && !isInaccessible(one),
  )
}
