import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const file = (path: string) => readFileSync(path)
type Icon = { src: string; sizes: string; type: string }
const manifest = JSON.parse(file('src/public/manifest.webmanifest').toString()) as {
  start_url: string
  display: string
  icons: Icon[]
}

test('the page links the manifest with which a phone installs the application', () => {
  expect(file('index.html').toString()).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
})

test('its icons exist in the stated sizes, including 192 and 512 pixels', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of drawn) {
    const png = file(`src/public${src}`)
    // Width and height are at bytes 16 and 20 of a PNG.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const { src } of manifest.icons) expect(file(`src/public${src}`).length).toBeGreaterThan(0)
})
