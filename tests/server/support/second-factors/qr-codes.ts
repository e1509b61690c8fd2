import { decodeQR } from 'qr/decode.js'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Pixels per point of the page: enough for several in each module of a code. */
const SCALE = 2

type Matrix = [number, number, number, number, number, number]

/** The product of two transformation matrices. */
const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** A grey bitmap of the filled rectangles on the only page of a PDF; text and lines are left out. */
async function pictureOf(file: Uint8Array) {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const page = await pdf.getPage(1)
  const [, , pageWidth = 0, pageHeight = 0] = page.view
  const [width, height] = [Math.round(pageWidth * SCALE), Math.round(pageHeight * SCALE)]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const { fnArray, argsArray } = await page.getOperatorList()
  let now: { matrix: Matrix; grey: number } = { matrix: [1, 0, 0, 1, 0, 0], grey: 0 }
  const saved: (typeof now)[] = []
  const paint = ([left, bottom, right, top]: number[]) => {
    const [a, b, c, d, e, f] = now.matrix
    const corner = (x = 0, y = 0) => [(a * x + c * y + e) * SCALE, (pageHeight - (b * x + d * y + f)) * SCALE]
    const [x1 = 0, y1 = 0] = corner(left, bottom)
    const [x2 = 0, y2 = 0] = corner(right, top)
    for (let y = Math.round(Math.min(y1, y2)); y < Math.round(Math.max(y1, y2)); y++)
      for (let x = Math.round(Math.min(x1, x2)); x < Math.round(Math.max(x1, x2)); x++)
        if (x >= 0 && x < width && y >= 0 && y < height)
          data.set([now.grey, now.grey, now.grey], (y * width + x) * 4)
  }
  for (const [i, fn] of fnArray.entries()) {
    const args = argsArray[i]
    if (fn === OPS.save) saved.push(now)
    else if (fn === OPS.restore) now = saved.pop() ?? now
    else if (fn === OPS.transform) now = { ...now, matrix: after(now.matrix, [...args] as Matrix) }
    else if (fn === OPS.setFillRGBColor) now = { ...now, grey: Number.parseInt(args[0].slice(1, 3), 16) }
    else if (fn === OPS.constructPath && [OPS.fill, OPS.eoFill].includes(args[0]) && args[2])
      paint([...args[2]])
  }
  await pdf.loadingTask.destroy()
  return { width, height, data }
}

/** The content of the QR code on the only page of a PDF, as rendered. */
export const readQrCode = async (file: Uint8Array): Promise<string> => decodeQR(await pictureOf(file))
