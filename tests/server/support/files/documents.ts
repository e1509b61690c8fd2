import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'

/** The text of a PDF of one page. */
export async function textOf(file: Uint8Array): Promise<string> {
  expect(Buffer.from(file.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
  const pdf = await getDocumentProxy(new Uint8Array(file))
  expect(pdf.numPages).toBe(1)
  const { text } = await extractText(pdf, { mergePages: true })
  await pdf.loadingTask.destroy()
  return text.replace(/\s+/g, ' ')
}
