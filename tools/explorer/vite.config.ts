import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { guides } from '../../vite-plugins.ts'

const root = resolve(import.meta.dirname, '../..')

/** Replaces the screens imported by models, since only screen tests render them. */
function withoutScreens(): Plugin {
  const nothing = '\0screen'
  return {
    name: 'without-screens',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/src\/screens\// },
      handler: (_id, importer) => (importer?.includes('/tests/') ? nothing : undefined),
    },
    load: { filter: { id: new RegExp(`^${nothing}$`) }, handler: () => 'export {}' },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [withoutScreens(), guides(), react(), tailwindcss()],
  publicDir: false,
  build: { outDir: resolve(root, 'var/explorer'), emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
