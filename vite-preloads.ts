import type { Plugin } from 'vite'

/** The modules that every page of a signed-in person loads after the first script. */
export const shell =
  /\/src\/(?:routes\/(?:pages|spaces|landing|back-office|gate)|spaces\/navigation-space|actors\/request|ui\/page\/redirect)\.tsx?$/
const space = /\/src\/spaces\/(?:[\w-]+\/)*([\w-]+)-space\.tsx$/

/**
 * Writes `preloads.json`: for each space by its name, the scripts that its page needs besides the first
 * one, those of the shell among them; `shell`: those alone. The page server announces them, so that a
 * browser asks for all of them at once, instead of learning of them in three rounds.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
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
      const besides = (roots: typeof chunks) => [...filesOf(roots).difference(first)]
      const lists: Record<string, string[]> = { shell: besides(always) }
      for (const chunk of chunks) {
        const name = space.exec(chunk.facadeModuleId ?? '')?.[1]
        if (name !== undefined) lists[name] = besides([...always, chunk])
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(lists) })
    },
  }
}
