const BLOCKS =
  'p, div, li, dt, dd, td, th, ul, h1, h2, h3, h4, section, [class*=grid] > *, [class*=flex] > *, .block'

/** The text of an element as a person reads it, with ordinary spaces and hyphens. */
export function readable(element: Element): string {
  const parts = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.matches('script, style, wbr')) return ''
    const text = [...node.childNodes].map(parts).join('')
    return node.matches(BLOCKS) ? ` ${text} ` : text
  }
  return parts(element).replaceAll(/\s+/g, ' ').trim()
}

/** What a cell holds, without its label for narrow screens and its abridged form there. */
const cellText = (cell: Element) => {
  const wide = [...cell.children].filter((child) => !child.matches('[aria-hidden=true], .md\\:hidden'))
  return cell.matches('td') && wide.length > 0 ? wide.map(readable).join(' ') : readable(cell)
}

/** The texts beside their labels: of the first row of a table, and of lists of terms. */
export function labelledTexts(scope: Element): Record<string, string> {
  const heads = [...scope.querySelectorAll('thead th')].map(readable)
  const cells = [...(scope.querySelector('tbody tr')?.children ?? [])].map(cellText)
  const columns = heads
    .map((head, index) => [head, cells[index] ?? ''] as const)
    .filter(([head]) => head !== 'Actions')
  const terms = [...scope.querySelectorAll('dt')].map(
    (term) => [readable(term), readable(term.nextElementSibling ?? term)] as const,
  )
  return Object.fromEntries([...columns, ...terms])
}
