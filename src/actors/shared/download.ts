/** Milliseconds after which the browser has certainly started the download. */
const PATIENCE = 60_000

/** Downloads a text, or bytes, as a file. */
export function download(name: string, text: string | Uint8Array<ArrayBuffer>, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE)
}
