/** The styles of elements without a `style` of their own, by the name of their kind. */
const plain = new Map<string, CSSStyleDeclaration>()

/** A computed style with its values, which are no longer computed. */
function fixed(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map(Array.from(style, (name) => [name, style.getPropertyValue(name)]))
  const valueOf = (name: string) => values.get(name) ?? ''
  return new Proxy(style, {
    get: (_, key) =>
      key === 'getPropertyValue'
        ? valueOf
        : valueOf(String(key).replaceAll(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)),
  })
}

/** Whether something around an element hides it by a style that it inherits. */
function mayBeHidden({ parentElement }: Element): boolean {
  for (let around = parentElement; around; around = around.parentElement)
    if (around.getAttribute('style')?.includes('visibility')) return true
  return false
}

const { getComputedStyle } = window

// No style sheet of the application is loaded here, so that an element without a style of its own looks like
// any other of its kind. Queries by role ask for thousands of styles, each of which happy-dom computes from
// all rules again.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !element.isConnected || element.hasAttribute('style') || mayBeHidden(element))
    return getComputedStyle.call(window, element, pseudo)
  const known = plain.get(element.localName)
  if (known) return known
  const style = fixed(getComputedStyle.call(window, element))
  plain.set(element.localName, style)
  return style
}
