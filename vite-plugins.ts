import type { Plugin } from 'vite'

/** Sonner inserts its styles as a style element, which a strict policy refuses; the bundle carries them. */
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

/** Lets go of the router's parts that nobody uses: the names it gives them, and calls of React's, keep them. */
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

/** Leaves the sentences that describe the charts to the documents: no page reads them. */
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
 * Shows the machines of the page live where its address says `?inspect`. In development only: a build
 * never meets this plugin.
 */
export function inspector(): Plugin {
  const main = 'tests/tools/inspector/main.tsx'
  return {
    name: 'inspector',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: ['index.html', main] } }),
    transformIndexHtml(_, { originalUrl = '/' }) {
      if (!new URL(originalUrl, 'http://localhost').searchParams.has('inspect')) return []
      // Before the application, whose machines start with it.
      return [{ tag: 'script', attrs: { type: 'module', src: `/${main}` }, injectTo: 'head' }]
    },
  }
}
