import { type Name, pattern } from '../../model/person.ts'
import { labels } from './page-labels.ts'

const labelable = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA'])

/** The text of a label without that of fields in it. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  return labelable.has(node.nodeName) ? '' : [...node.childNodes].map(textOf).join('')
}

/** What names a field besides a label: texts elsewhere, each and together, and an attribute. */
function namesOf(field: Element): string[] {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return [...texts, texts.join(' '), field.getAttribute('aria-label') ?? ''].filter((text) => text !== '')
}

/** The fields within an element that have a name, as Testing Library finds them by their label. */
export function labelledAs(scope: Element, label: Name): HTMLInputElement[] {
  const wanted = pattern(label, true)
  const isWanted = (text: string) => wanted.test(text.replaceAll(/\s+/g, ' ').trim())
  const named = new Set<Element | null>(
    labels()
      .filter((one) => isWanted(textOf(one)))
      .map(({ control }) => control),
  )
  return [...scope.querySelectorAll<HTMLInputElement>('*')].filter(
    (field) => named.has(field) || namesOf(field).some(isWanted),
  )
}
