import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { compress } from './vite-compress.ts'
import { withLiteralLimits } from './vite-literals.ts'
import { guides, inspector } from './vite-plugins.ts'
import { office, preloads, RENDERER, shell } from './vite-preloads.ts'
import {
  withoutDescriptions,
  withoutGiverWindows,
  withoutIconOptions,
  withoutInsertedStyles,
  withoutUnusedParts,
} from './vite-without.ts'

const server = 'http://127.0.0.1:3000'

/** Prerenders the sign-in page, so that its markup is in the document before any script runs. */
function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async closeBundle() {
      const workshop = resolve('dist/.prerender')
      await build({
        configFile: false,
        plugins: [guides(), react()],
        publicDir: false,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true },
      })
      const module = pathToFileURL(join(workshop, 'prerender.js')).href
      const { signInPage } = (await import(module)) as { signInPage: () => string }
      await mkdir('dist/prerendered', { recursive: true })
      await writeFile('dist/prerendered/login.html', signInPage())
      await rm(workshop, { recursive: true })
    },
  }
}

/** Small modules that belong together, by the name of their chunk. */
const small = {
  // What a giver’s home shares with other pages, and nothing else, since it is opened in the forest.
  hunts:
    /\/contract\/(?:giver\/(?:hunts|documents|hunt-calendar)|shared\/(?:hunts|specimen|sanitary|animals|offers|calendar))|\/machines\/patterns\/paged-list|\/src\/ui\/(?:lists\/(?:kept-focus|pagination)|buttons\/|page\/(?:link-button|fold)|text\/text\.|pictures\/specimen-icon)|\/src\/words\/(?:words|calendar-url|given|wait-in-words)|\/lucide-react\/.*\/icons\/(?:file-text|map-pinned|plus|calendar-days|calendar-plus|chevron-\w+|map-pin|pencil|trash|copy|users|clipboard-check|tag)\./,
  icons: /lucide-react/,
  contract:
    /\/contract\/(?:giver\/|shared\/(?:hunts|specimen|sanitary|animals|reports|prices|offers|meeting|calendar))/,
  patterns: /\/machines\/(?:patterns\/|shared\/city-search|lifecycles\/sample|giver\/animals\/messages)/,
}

export default defineConfig({
  plugins: [
    withoutDescriptions(),
    withoutGiverWindows(),
    guides(),
    react(),
    tailwindcss(),
    withoutInsertedStyles(),
    withoutUnusedParts(),
    withoutIconOptions(),
    withLiteralLimits(),
    compress(),
    prerender(),
    preloads(),
    inspector(),
  ],
  resolve: {
    alias: [
      // Its entry includes development warnings, also in production.
      {
        find: /^react-router$/,
        replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
      },
      // React has had the shimmed function since version 18.
      { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
    ],
  },
  publicDir: 'src/public',
  // Filled in by the page server for each request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Old phones: the minimum versions of Tailwind 4.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first script names every part, and hashes do not compress: 42 bits tell versions of one apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'foundation',
              test: /node_modules\/(?:(?:react|react-router|react-router-dom|xstate|@xstate|zod)\/|react-dom\/(?:index|cjs\/react-dom\.)|use-sync-external-store\/.*shim)/,
            },
            {
              name: RENDERER,
              test: /node_modules\/(?:react-dom\/(?:client\.|cjs\/react-dom-client)|scheduler\/)/,
            },
            // What else the first script needs: in its own chunk, so that no group below is loaded with it.
            { name: 'start', tags: ['$initial'] },
            // What every page of a signed-in person loads after the first script.
            { name: 'shell', test: shell },
            // Modules of a few hundred bytes that several parts share: on a slow network each file costs a
            // round trip, and HTTP/1.1 asks for six at a time.
            ...Object.entries(small).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
            })),
            // After what it shares with others, who would otherwise load all of it.
            { name: 'office', test: office },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/logout': server,
      '/documents': server,
      '/password': server,
      '/address': server,
      // GET /login is served here; only the posted form is passed on.
      '/login': { target: server, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
      '/register': { target: server, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
    },
  },
})
