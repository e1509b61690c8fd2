import { type OwnData, readOwnData } from '../../../contract/account/own-data.ts'

/** Milliseconds after which the browser has certainly started the download. */
const PATIENCE = 60_000

/** Downloads a person’s data as a readable file. */
export function keepFile(data: OwnData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = readOwnData.attachment
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE)
}
