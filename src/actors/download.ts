import type { Download } from '../../machines/patterns/failures.ts'

/** Milliseconds after which the browser has certainly started the download. */
const PATIENCE = 60_000

/** Offers a file to the person, as a download. */
export function download({ name, content, type }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE)
}
