/**
 * The structure of a document, as far as accessibility depends on it. Runs in the page, hence without
 * imports.
 */
export type Shape = {
  /** The whole document: two documents with equal values look alike at any width except for their texts. */
  whole: string
  /** The part displayed at the page's current width. */
  displayed: string
}

/**
 * Distinguishes documents by their elements, with roles, names, states, classes, colours and positions of
 * text. Ignores texts, values, geometry and generated ids; more than two equal siblings, as in a long
 * table, count as two.
 */
export function domShape(): Shape {
  const references = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'])
  const presences = new Set(['href', 'src', 'alt', 'title', 'placeholder', 'name', 'aria-activedescendant'])
  const kept =
    /^(?:aria-.*|data-.*|class|role|type|lang|dir|tabindex|hidden|inert|disabled|readonly|required)$/
  const counts = new Map<string, number>()
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1)

  const attributeOf = ({ name, value }: Attr) => {
    if (name === 'id') return (counts.get(value) ?? 0) > 1 ? 'id twice' : ''
    if (references.has(name)) return `${name} ${value.split(' ').every((id) => counts.has(id))}`
    if (presences.has(name)) return `${name} ${value.trim() !== ''}`
    return kept.test(name) ? `${name} ${value.replaceAll(/\d+/g, '0')}` : ''
  }
  const colourOf = ({ style, tagName }: HTMLElement | SVGElement) =>
    [tagName, style?.color, style?.backgroundColor, style?.display, style?.visibility].join(' ')
  const shapeOf = (element: Element, isDisplayed: boolean): string => {
    if (isDisplayed && !element.checkVisibility()) return ''
    const attributes = [...element.attributes].map(attributeOf).filter(Boolean).toSorted()
    const parts = [...element.childNodes].map((node) =>
      node instanceof Element
        ? shapeOf(node, isDisplayed)
        : node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
          ? 'text'
          : '',
    )
    const different = parts.filter(
      (part, index) => part !== '' && (part !== parts[index - 1] || part !== parts[index - 2]),
    )
    const states = [':disabled', ':checked'].filter((state) => element.matches(state))
    return `<${[colourOf(element as HTMLElement), ...attributes, ...states].join('|')}>${different.join('')}</>`
  }
  return { whole: shapeOf(document.documentElement, false), displayed: shapeOf(document.body, true) }
}
