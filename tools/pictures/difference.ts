import type { Page } from 'playwright-core'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Pixels, `data` as RGBA, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** Number of differing stroke pixels that are not visible: fewer than the thinnest letter has. */
const UNSEEN = 8
/** The side in pixels of the squares whose tones are compared. */
const SQUARE = 10

/** The mean colour of every square: averages out codec noise and keeps changes of tone. */
function tonesOf({ width, height, data }: Pixels): Pixels {
  const tones = { width: Math.floor(width / SQUARE), height: Math.floor(height / SQUARE) }
  const sums = new Float64Array(tones.width * tones.height * 4)
  for (let y = 0; y < tones.height * SQUARE; y++)
    for (let x = 0; x < tones.width * SQUARE; x++) {
      const square = (Math.floor(y / SQUARE) * tones.width + Math.floor(x / SQUARE)) * 4
      for (let part = 0; part < 4; part++) sums[square + part]! += data[(y * width + x) * 4 + part]!
    }
  return { width: tones.width, height: tones.height, data: Uint8Array.from(sums, (sum) => sum / SQUARE ** 2) }
}

/**
 * The number of pixels that differ by more than `threshold`, relative to the greatest distance between
 * colours.
 */
const differing = (a: Pixels, b: Pixels, threshold: number, includeAA: boolean) =>
  pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold, includeAA })

/**
 * Whether a difference is visible: of strokes, or of tones. Differences in quality and anti-aliasing stay
 * below both limits.
 */
export const isVisiblyDifferent = (a: Pixels, b: Pixels): boolean =>
  a.width !== b.width ||
  a.height !== b.height ||
  differing(a, b, 0.25, false) > UNSEEN ||
  differing(tonesOf(a), tonesOf(b), 0.03, true) > 0

/** Compares WebP pictures, decoded by the browser of the empty page `page`. */
export const comparisonIn = (page: Page) => {
  async function pixelsOf(webp: Buffer): Promise<Pixels> {
    const png = await page.evaluate(
      async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        canvas.getContext('2d')?.drawImage(image, 0, 0)
        return canvas.toDataURL('image/png')
      },
      `data:image/webp;base64,${webp.toString('base64')}`,
    )
    return PNG.sync.read(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
  }
  return async (a: Buffer, b: Buffer): Promise<boolean> =>
    !a.equals(b) && isVisiblyDifferent(await pixelsOf(a), await pixelsOf(b))
}
