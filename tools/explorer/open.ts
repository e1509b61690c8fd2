import { resolve } from 'node:path'
import { build, preview } from 'vite'

/**
 * `npm run docs:open`: builds the explorer, serves it with the pages of `docs/`, and prints the URL. Built,
 * since a browser asks for more than a thousand files of the sources before it shows anything.
 */
const configFile = resolve(import.meta.dirname, 'vite.config.ts')
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 4173 } })
const address = server.resolvedUrls?.local[0]
console.log(`Le produit, de l’intérieur : ${address}\nCtrl+C pour arrêter.`)
