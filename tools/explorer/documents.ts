import { Marked } from 'marked'
import { withFrenchSpaces } from '../../src/ui/text/markdown.ts'
import { anchorOf } from '../../tests/explore/anchors.ts'
import { cached } from './cached.ts'

type Glob = Record<string, string>
/** The project's folder, relative to this file. */
const root = '../../'
const written: Glob = import.meta.glob(['../../docs/*.md', '../../docs/{guide,decisions}/*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Read when they are opened: those of charts, and what `npm run docs:build` tells of the tests. */
const generated = import.meta.glob<string>(['../../docs/statecharts/*.md', '../../var/docs/tested/*.md'], {
  query: '?raw',
  import: 'default',
})
const pictures: Glob = import.meta.glob(
  ['../../docs/{statecharts,pictures}/*.{svg,webp}', '../../var/pictures/phone/*/*.webp'],
  { eager: true, query: '?url', import: 'default' },
)
const folders = ['docs/', 'var/docs/']

/** A page; `file` is its path in `docs/`, or in `var/docs/`. */
export type Page = { file: string; title: string }

const titleIn = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** The pages of a folder of `docs/`; '' is the folder itself. */
export const pagesIn = (folder: string): Page[] =>
  Object.entries(written)
    .map(([path, text]) => ({ file: path.replace(`${root}docs/`, ''), title: titleIn(text) }))
    .filter(({ file }) => file.split('/').slice(0, -1).join('/') === folder)

const marked = new Marked({ gfm: true, walkTokens: withFrenchSpaces })

const resolved = (link: string, page: string) =>
  decodeURI(new URL(link, `https://docs.invalid/${page}`).pathname).replace(/^\//, '')

function relinked(
  element: Element,
  attribute: string,
  page: string,
  address: (path: string) => string | undefined,
) {
  const link = element.getAttribute(attribute) ?? ''
  if (link === '' || /^[a-z]+:/.test(link)) return
  const [path = '', anchor] = link.split('#')
  const target = address(path === '' ? page : resolved(path, page))
  if (target === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, anchor === undefined ? target : `${target}#${anchor}`)
}

const isPage = (path: string) => `${root}${path}` in written || `${root}${path}` in generated
const fileAt = (path: string) => path.replace(/^(?:var\/)?docs\//, '')

const pageAddress = (path: string) => {
  if (isPage(path)) return `#/page/${fileAt(path)}`
  const index = `${path.replace(/\/$/, '')}/index.md`
  if (isPage(index)) return `#/page/${fileAt(index)}`
  // A link to a folder opens a list of its pages.
  return pagesIn(fileAt(path).replace(/\/$/, '')).length > 0 ? '#/' : pictures[`${root}${path}`]
}

/** Wide elements scroll separately, also by keyboard. */
function scrolling(element: Element | null, look: string) {
  element?.classList.add(look)
  element?.setAttribute('tabindex', '0')
}

/** Longer words make a table hard to read on a phone. */
const isLong = ({ textContent }: Element) => textContent.length > 60

/** A page as HTML, with its links leading to pages of the explorer. Its content is ours, and trusted. */
function read(text: string, path: string): string {
  const markup = marked.parse(text, { async: false })
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const heading of page.querySelectorAll('h1, h2, h3')) heading.id = anchorOf(heading.textContent)
  for (const link of page.querySelectorAll('a[href]')) relinked(link, 'href', path, pageAddress)
  for (const drawing of page.querySelectorAll('img[src$=".svg"]')) scrolling(drawing.parentElement, 'drawing')
  for (const image of page.querySelectorAll('img[src]'))
    relinked(image, 'src', path, (target) => pictures[`${root}${target}`])
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

const pathOf = (file: string) => folders.map((folder) => `${folder}${file}`).find(isPage)

/** Whether there is a page: what `npm run docs:build` writes may be missing. */
export const hasPage = (file: string): boolean => pathOf(file) !== undefined

export const pageOf = cached(async (file) => {
  const path = pathOf(file) ?? ''
  const text = written[`${root}${path}`] ?? (await generated[`${root}${path}`]?.())
  return text === undefined ? undefined : read(text, path)
})
