import type { Plugin } from 'vite'

/** A plugin that instruments the sources whose path matches, each by its path from the root. */
export const instrumenting =
  (what: string, id: RegExp, instrumented: (file: string, code: string) => string) =>
  (root: string): Plugin => ({
    name: `instrument-${what}`,
    enforce: 'pre',
    transform: {
      filter: { id },
      handler: (code, path) => ({ code: instrumented(path.slice(root.length + 1), code), map: null }),
    },
  })
