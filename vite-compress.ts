import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.csv', '.txt'])

/** What phones load is compressed as well as possible; a demonstration and tests start sooner with a little less. */
const quality = process.env['COMPRESSION'] === 'quick' ? 5 : 11

/** Writes a `.br` and a `.gz` beside every asset worth compressing; the page server sends them unchanged. */
export function compress(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  const write = async (path: string) => {
    const content = await readFile(path)
    if (content.length < 512) return
    await Promise.all([
      writeFile(`${path}.br`, await brotli(content, best)),
      writeFile(`${path}.gz`, await zip(content, { level: 9 })),
    ])
  }
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(dir, { recursive: true, withFileTypes: true })
      // The page server completes the document for each request, so it is compressed there.
      const assets = files.filter((file) => file.isFile() && file.name !== 'index.html')
      const paths = assets.map((file) => join(file.parentPath, file.name))
      await Promise.all(paths.filter((path) => compressible.has(extname(path))).map(write))
    },
  }
}
