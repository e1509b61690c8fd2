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

/** Leaves the sentences that describe the charts to the documents: no page reads them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(/\bdescription:\s*'(?:[^'\\]|\\.)*',?/g, ''), map: null }),
    },
  }
}
