import { fromPromise } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { tooLarge } from '../../../contract/uploads.ts'

const { maxBytes, maxSide } = limits.logo

const UNREADABLE = 'Ce fichier n’est pas une image PNG lisible.'
const PNG_SIGNATURE = 'data:image/png;base64,iVBORw0KGgo'

/** A file as a data URL. */
const dataOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error(UNREADABLE)))
    reader.readAsDataURL(new Blob([file], { type: 'image/png' }))
  })

/** Reads a logo on this device. Rejects files that the server would refuse, before anything is sent. */
export const previewLogo = fromPromise<{ url: string }, { file: File }>(async ({ input: { file } }) => {
  if (file.size > maxBytes) throw new Error(tooLarge(maxBytes))
  const url = await dataOf(file)
  if (!url.startsWith(PNG_SIGNATURE)) throw new Error(UNREADABLE)
  const image = new Image()
  image.src = url
  await image.decode().catch(() => {
    throw new Error(UNREADABLE)
  })
  const { naturalWidth: width, naturalHeight: height } = image
  if (width > maxSide || height > maxSide)
    throw new Error(`Cette image fait ${width} × ${height} pixels : ${maxSide} de côté au plus.`)
  return { url }
})
