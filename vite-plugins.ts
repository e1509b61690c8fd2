import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { withFrenchSpaces } from './src/ui/text/markdown.ts'
import { fr } from './src/ui/text/typography.ts'
import { helpPath } from './contract/guides.ts'

/**
 * Shows the live machines of a page whose URL contains `?inspect`. In development only: never part of a
 * build.
 */
export function inspector(): Plugin {
  const main = 'tools/inspector/main.tsx'
  return {
    name: 'inspector',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: ['index.html', main] } }),
    transformIndexHtml(_, { originalUrl = '/' }) {
      if (!new URL(originalUrl, 'http://localhost').searchParams.has('inspect')) return []
      // Before the application, since its machines start with it.
      return [{ tag: 'script', attrs: { type: 'module', src: `/${main}` }, injectTo: 'head' }]
    },
  }
}

/** « S’inscrire » as a fragment of a URL: `s-inscrire`. */
const fragmentOf = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * A guide (Markdown of ours, hence trusted) as a module: `title`, `sections` (fragment and title of each)
 * and `html`, without the first heading; its pictures are assets, its links to other guides lead to their
 * pages.
 * @throws for a link that no reader of the application could follow
 */
function guideModule(text: string, folder: string): string {
  const [heading = '', ...lines] = text.split('\n')
  const sections: { id: string; title: string }[] = []
  const pictures: string[] = []
  const marked = new Marked({
    walkTokens: withFrenchSpaces,
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens)
        const id = fragmentOf(title)
        if (depth === 2) sections.push({ id, title })
        return `<h${depth} id="${id}">${title}</h${depth}>`
      },
      link({ href, tokens }) {
        const [, name] = /^([\w-]+)\.md$/.exec(href) ?? []
        if (name === undefined) throw new Error(`A guide links to ${href}, which is not a guide`)
        return `<a href="${helpPath(name)}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text: alternative }) {
        pictures.push(join(folder, href))
        return `<img src="picture-${pictures.length - 1}" alt="${alternative}" loading="lazy">`
      },
    },
  })
  const html = marked.parse(lines.join('\n'), { async: false })
  return `${pictures.map((path, at) => `import picture${at} from ${JSON.stringify(`${path}?url`)}`).join('\n')}
const pictures = [${pictures.map((_, at) => `picture${at}`).join(', ')}]
export const title = ${JSON.stringify(fr(heading.replace(/^# /, '')))}
export const sections = ${JSON.stringify(sections)}
export const html = ${JSON.stringify(html)}.replace(/src="picture-(\\d+)"/g, (_, at) => \`src="\${pictures[at]}"\`)`
}

/** Makes the page `docs/guide/<name>.md` the module `guide:<name>` (`src/guides.d.ts`). */
export function guides(): Plugin {
  const folder = join(import.meta.dirname, 'docs/guide')
  return {
    name: 'guides',
    resolveId: { filter: { id: /^guide:[\w-]+$/ }, handler: (id) => `\0${id}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- a virtual module begins with it by convention
      filter: { id: /^\0guide:/ },
      async handler(id) {
        const path = join(folder, `${id.slice('\0guide:'.length)}.md`)
        this.addWatchFile(path)
        return guideModule(await readFile(path, 'utf8'), folder)
      },
    },
  }
}
