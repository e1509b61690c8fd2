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

/** Removes unused parts of the router, which names and React calls at module level would otherwise keep. */
export function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext))\(/g, '= /* @__PURE__ */ $1('),
        map: null,
      }),
    },
  }
}

/** Removes the descriptions of charts, which only the documentation uses. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(/\bdescription:\s*'(?:[^'\\]|\\.)*',?/g, ''), map: null }),
    },
  }
}

/**
 * Shows the live machines of a page whose URL contains `?inspect`. In development only: never part of a
 * build.
 */
export function inspector(): Plugin {
  const main = 'tests/tools/inspector/main.tsx'
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
