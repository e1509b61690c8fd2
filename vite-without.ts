import type { Plugin } from 'vite'

/**
 * Sonner inserts its styles as a style element, which a strict content security policy refuses; they are
 * bundled instead.
 */
export function withoutInsertedStyles(): Plugin {
  return {
    name: 'without-inserted-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const kept = code.replace(/^__insertCSS\(.*\);?$/m, '')
        if (kept === code) this.error('sonner no longer inserts its styles the way this plugin removes')
        return { code: kept, map: null }
      },
    },
  }
}

/**
 * Removes unused parts of the router: what names and React calls at module level would otherwise keep, and the
 * prefetching of its framework, which links can do.
 */
export function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null')
          .replace(/= (React\d*\.(?:forwardRef|createContext))\(/g, '= /* @__PURE__ */ $1('),
        map: null,
      }),
    },
  }
}

/**
 * Removes the descriptions of charts and the summaries of endpoints, which only the documentation uses, and who may
 * call an endpoint, which the server decides.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:machines|contract)\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/\b(?:description|summary|access):\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),?/g, ''),
        map: null,
      }),
    },
  }
}

/**
 * Leaves the windows of a giver’s home out of its chart, which names them for the tests and the documentation:
 * what stands for them until they are loaded is provided (`src/actors/giver/giver-home.ts`).
 */
export function withoutGiverWindows(): Plugin {
  return {
    name: 'without-giver-windows',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/giver\/giver-home\.ts$/ },
      handler(code) {
        const kept = code.replace(
          /^import \{ giverWindowsMachine \} from .*$/m,
          'const giverWindowsMachine = undefined',
        )
        if (kept === code) this.error('the chart of the giver’s home no longer names its windows this way')
        return { code: kept, map: null }
      },
    },
  }
}
