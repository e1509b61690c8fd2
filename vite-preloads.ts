import type { Plugin } from 'vite'

/** The chunk of React’s renderer, the last that any page needs: `src/main.tsx` loads it beside all others. */
export const RENDERER = 'renderer'
/** The modules that every page of a signed-in person loads after the first script. */
export const shell =
  /\/src\/(?:routes\/(?:pages|spaces|landing|back-office|gate)|spaces\/(?:navigation-space|use-navigation)|actors\/request|ui\/page\/redirect)\.tsx?$/
/** What staff loads besides, for any page of the back office. */
export const office =
  /\/src\/(?:routes\/(?:back-office-(?:page|spaces)|staff-links)|spaces\/staff-navigation-space|screens\/(?:shell\/side-nav|shared\/second-factor-reminder))\.tsx?$/
const space = /\/src\/spaces\/(?:[\w-]+\/)*([\w-]+)-space\.tsx$/

/**
 * Announces the renderer at the end of every document, after what is needed before it. Writes
 * `preloads.json`: for each space by its name, the scripts that its page needs besides the first one, those
 * of the shell among them, and of the office for staff; `shell`: those of the shell alone. The page server
 * announces them, so that a browser asks for all of them at once, instead of learning of them in three rounds.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const renderer = Object.values(bundle).find(({ name }) => name === RENDERER)
        if (!renderer) throw new Error('The build has no chunk of its own for the renderer')
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${renderer.fileName}` },
            injectTo: 'body',
          },
        ]
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      /** The files of chunks and of everything that they import statically. */
      const filesOf = (roots: typeof chunks, found = new Set<string>()) => {
        for (const { fileName, imports } of roots)
          if (!found.has(fileName)) {
            found.add(fileName)
            filesOf(
              chunks.filter((chunk) => imports.includes(chunk.fileName)),
              found,
            )
          }
        return found
      }
      const first = filesOf(chunks.filter(({ isEntry }) => isEntry))
      const always = chunks.filter(({ moduleIds }) => moduleIds.some((id) => shell.test(id)))
      const staff = chunks.filter(({ moduleIds }) => moduleIds.some((id) => office.test(id)))
      const isOffice = (fileName: string) =>
        staff.some(({ dynamicImports }) => dynamicImports.includes(fileName))
      const besides = (roots: typeof chunks) => [...filesOf(roots).difference(first)]
      const lists: Record<string, string[]> = { shell: besides(always) }
      for (const chunk of chunks) {
        const name = space.exec(chunk.facadeModuleId ?? '')?.[1]
        if (name !== undefined)
          lists[name] = besides([...always, ...(isOffice(chunk.fileName) ? staff : []), chunk])
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(lists) })
    },
  }
}
