import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isVisiblyDifferent, type Pixels } from './difference.ts'
import { dropUnused, keepPhone, phoneFolder, pictureName } from './store.ts'

/** Maximum total bytes of the screenshots in git. */
const MOST = 5_200_000

test('The screenshots in git take at most 5.2 MB, and equal ones are one file', () => {
  const files = readdirSync(phoneFolder).map((name) => ({
    name,
    data: readFileSync(new URL(name, phoneFolder)),
  }))
  expect(files.length).toBeGreaterThan(100)
  expect(files.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThanOrEqual(MOST)
  // Files are named by their content, so that no screenshot can exist twice.
  expect(files.filter(({ name, data }) => name !== `${pictureName(data)}.webp`)).toEqual([])
})

const WIDTH = 390
const HEIGHT = 844

/** A light page on which `paint` gives the darkness of every pixel, out of 255. */
function page(paint: (x: number, y: number) => number = () => 0): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    data.fill(250 - paint(at % WIDTH, Math.floor(at / WIDTH)), at * 4, at * 4 + 3)
  return { width: WIDTH, height: HEIGHT, data }
}
const bar = (left: number) => (x: number, y: number) =>
  x >= left && x < left + 2 && y >= 100 && y < 110 ? 200 : 0

test('A visible difference is a stroke of a letter or a tone, not codec noise', () => {
  expect(isVisiblyDifferent(page(), page())).toBe(false)
  const noise = (x: number, y: number) => ((x * 7 + y * 13) % 9) - 4
  expect(
    isVisiblyDifferent(
      page(() => 20),
      page((x, y) => 20 + noise(x, y)),
    ),
  ).toBe(false)
  const button = (x: number, y: number) => (x > 100 && x < 160 && y > 300 && y < 344 ? 12 : 0)
  expect(isVisiblyDifferent(page(), page(button))).toBe(true)
  expect(isVisiblyDifferent(page(), page(bar(40)))).toBe(true)
  expect(isVisiblyDifferent(page(bar(40)), page(bar(44)))).toBe(true)
  expect(isVisiblyDifferent(page(), { width: 1, height: 1, data: new Uint8Array(4) })).toBe(true)
})

test('A screenshot is written when it visibly differs, once for all states, and deleted with the last of them', async () => {
  const path = mkdtempSync(join(tmpdir(), 'venaison-pictures-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const folder = pathToFileURL(`${path}/`)
  const differ = async (a: Buffer, b: Buffer) => a.toString().trim() !== b.toString().trim()
  const keep = (before: Record<string, string>, pictures: Record<string, string>) =>
    keepPhone(
      before,
      new Map(Object.entries(pictures).map(([state, text]) => [state, Buffer.from(text)])),
      differ,
      folder,
    )
  const runOf = (pictured: Record<string, string>) => ({
    flow: { day: '', browser: '', chart: '', beyond: [], pictured },
  })
  const [red, green] = ['red', 'green'].map((text) => pictureName(Buffer.from(text)))

  const first = await keep({}, { sending: 'red', editing: 'red', failed: 'green' })
  expect(first).toEqual({ pictured: { editing: red, failed: green, sending: red }, written: 2 })
  const second = await keep(first.pictured, { editing: 'red ', sending: 'red', failed: 'red' })
  expect(second).toEqual({ pictured: { editing: red, failed: red, sending: red }, written: 0 })
  await dropUnused(runOf(second.pictured), folder)
  expect(readdirSync(path)).toEqual([`${red}.webp`])
  const third = await keep(second.pictured, { editing: 'green', sending: 'red' })
  expect(third).toEqual({ pictured: { editing: green, sending: red }, written: 1 })
})
