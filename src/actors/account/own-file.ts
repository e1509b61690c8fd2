import { type OwnData, readOwnData } from '../../../contract/account/own-data.ts'

/** Milliseconds after which the browser has certainly begun to keep the file. */
const PATIENCE = 60_000

/** Puts a person's data among their downloads, as a file that a person can read. */
export function keepFile(data: OwnData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = readOwnData.attachment
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE)
}
