import { resolve } from 'node:path'
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

/** What of a library nothing here uses, though bundlers keep it: where it stands, and what replaces it. */
type Unused = readonly [where: RegExp, what: RegExp, instead: string]

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/
const unused: readonly Unused[] = [
  // Names and React calls at module level would be kept.
  [ROUTER, /^\w+\.displayName = "\w+";$/gm, ''],
  [ROUTER, /= (React\d*\.(?:forwardRef|createContext))\(/g, '= /* @__PURE__ */ $1('],
  [ROUTER, /^\w+\.contextType = \w+;$/gm, ''],
  // Its framework’s prefetching, which links can do.
  [ROUTER, /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [ROUTER, /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  // Routes with loaders, which hooks can be under as well.
  [ROUTER, /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [ROUTER, /dataRouterOpts && dataRouterOpts\.state\.matches\.length \? /, 'false ? '],
  [
    ROUTER,
    /, dataRouterOpts\) \{\s*let dataRouterState = dataRouterOpts\?\.state;/,
    ') {\nconst dataRouterOpts = undefined, dataRouterState = undefined;',
  ],
  // React’s hints to a browser of what it is to load, its servers and its compiler.
  [
    /\/react-dom\/cjs\/react-dom\.production\.js$/,
    /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|useFormState|useFormStatus|requestFormReset) = function [\s\S]*?^\};$/gm,
    '',
  ],
  [
    /\/react\/cjs\/react\.production\.js$/,
    /^exports\.(?:__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|unstable_useCacheRefresh|useActionState|useOptimistic) = [\s\S]*?;$(?=\nexports\.)/gm,
    '',
  ],
]

/**
 * Removes unused parts of libraries. Fails if one stands no longer where it was, which a new version of the
 * library brings about.
 */
export function withoutUnusedParts(): Plugin {
  const gone = new Set(unused)
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: unused.map(([where]) => where) },
      handler(code, id) {
        const parts = unused.filter(([where]) => where.test(id))
        return {
          code: parts.reduce((left, part) => {
            const [, what, instead] = part
            const less = left.replace(what, instead)
            if (less !== left) gone.delete(part)
            return less
          }, code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      for (const [where, what] of error ? [] : gone)
        this.error(`${where.source} no longer has what this plugin removes: ${what.source}`)
    },
  }
}

/**
 * Draws the icons with `src/ui/pictures/icon-of.ts`, without what the library’s own component could do besides, and
 * without what it says of each icon for that.
 */
export function withoutIconOptions(): Plugin {
  const component = JSON.stringify(resolve('src/ui/pictures/icon-of.ts'))
  return {
    name: 'without-icon-options',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => ({
        code: id.endsWith('/createLucideIcon.mjs')
          ? `export { iconOf as default } from ${component}`
          : code.replace(/^ {2}(?:name|size|aliases): .*$|,\s*key: "\w+"|^__iconData\.node;$/gm, ''),
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
