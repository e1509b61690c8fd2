import { Marked } from 'marked'
import { withFrenchSpaces } from '../../src/ui/text/markdown.ts'
import { anchorOf } from '../../tests/explore/anchors.ts'

type Glob = Record<string, string>
/** The documents' folder, relative to this file. */
const root = '../../docs/'
const written: Glob = import.meta.glob(['../../docs/*.md', '../../docs/{guide,decisions}/*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const generated = import.meta.glob<string>('../../docs/statecharts/*.md', {
  query: '?raw',
  import: 'default',
})
const pictures = import.meta.glob<string>('../../docs/statecharts/**/*.{svg,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A page of `docs/`; `file` is its path there. */
export type Page = { file: string; title: string }

const titleIn = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** The pages of a folder of `docs/`; '' is the folder itself. */
export const pagesIn = (folder: string): Page[] =>
  Object.entries(written)
    .map(([path, text]) => ({ file: path.replace(root, ''), title: titleIn(text) }))
    .filter(({ file }) => file.split('/').slice(0, -1).join('/') === folder)

const marked = new Marked({ gfm: true, walkTokens: withFrenchSpaces })

/** The target of a link, relative to the folder of its page. */
const resolved = (link: string, file: string) =>
  decodeURI(new URL(link, `https://docs.invalid/docs/${file}`).pathname).replace(/^\//, '')

function relinked(
  element: Element,
  attribute: string,
  file: string,
  address: (path: string) => string | undefined,
) {
  const link = element.getAttribute(attribute) ?? ''
  if (link === '' || /^[a-z]+:/.test(link)) return
  const [path = '', anchor] = link.split('#')
  const target = address(path === '' ? `docs/${file}` : resolved(path, file))
  if (target === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, anchor === undefined ? target : `${target}#${anchor}`)
}

const isPage = (file: string) => `${root}${file}` in written || `${root}${file}` in generated

const pageAddress = (path: string) => {
  const file = path.replace(/^docs\//, '')
  if (isPage(file)) return `#/page/${file}`
  const index = `${file.replace(/\/$/, '')}/index.md`
  if (isPage(index)) return `#/page/${index}`
  // A link to a folder opens a list of its pages.
  return pagesIn(file.replace(/\/$/, '')).length > 0 ? '#/' : pictures[`${root}${file}`]
}

/** Wide elements scroll separately, also by keyboard. */
function scrolling(element: Element | null, look: string) {
  element?.classList.add(look)
  element?.setAttribute('tabindex', '0')
}

/** Longer words make a table hard to read on a phone. */
const isLong = ({ textContent }: Element) => textContent.length > 60

/** A page as HTML, with its links leading to pages of the explorer. Its content is ours, and trusted. */
function read(text: string, file: string): string {
  const markup = marked.parse(text, { async: false })
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const heading of page.querySelectorAll('h1, h2, h3')) heading.id = anchorOf(heading.textContent)
  for (const link of page.querySelectorAll('a[href]')) relinked(link, 'href', file, pageAddress)
  for (const drawing of page.querySelectorAll('img[src$=".svg"]')) scrolling(drawing.parentElement, 'drawing')
  for (const image of page.querySelectorAll('img[src]'))
    relinked(image, 'src', file, (path) => pictures[path.replace(/^docs\//, root)])
  for (const table of page.querySelectorAll('table')) {
    const heads = [...table.querySelectorAll('th')].map(({ textContent }) => textContent)
    for (const row of table.querySelectorAll('tr'))
      for (const [at, cell] of [...row.querySelectorAll('td')].entries())
        if (cell.textContent === '—') cell.classList.add('none')
        else cell.setAttribute('data-head', heads[at] ?? '')
    scrolling(table, [...table.querySelectorAll('td')].some(isLong) ? 'cards' : 'figures')
  }
  return page.body.innerHTML
}

const known = new Map<string, Promise<string | undefined>>()

async function readPage(path: string, file: string): Promise<string | undefined> {
  const text = written[path] ?? (await generated[path]?.())
  return text === undefined ? undefined : read(text, file)
}

/** The HTML of a page of `docs/`; undefined if it does not exist. */
export function pageOf(file: string): Promise<string | undefined> {
  const path = `${root}${file}`
  const page = known.get(file) ?? readPage(path, file)
  known.set(file, page)
  return page
}
