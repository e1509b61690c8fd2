import { resolve } from 'node:path'
import { createServer } from 'vite'

/** `npm run docs:open`: serves the explorer and the pages of `docs/`, and prints the URL. */
const server = await createServer({ configFile: resolve(import.meta.dirname, 'vite.config.ts') })
await server.listen()
const address = server.resolvedUrls?.local[0]
console.log(`Le produit, de l’intérieur : ${address}\nCtrl+C pour arrêter.`)
