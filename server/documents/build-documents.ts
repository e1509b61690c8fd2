import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSheet } from './drawing.ts'
import { gameTransfer } from './game-transfer.ts'
import type { Sheet } from './sheet.ts'
import { trichinellaInformation } from './trichinella-information.ts'
import { trichinellaSample } from './trichinella-sample.ts'

export const sheets: readonly Sheet[] = [trichinellaSample, trichinellaInformation, gameTransfer]

/** Writes every sheet into `folder`, which is created when missing. */
export const buildDocuments = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  for (const sheet of sheets) await writeFile(join(folder, sheet.file), await drawSheet(sheet))
}

if (import.meta.main) await buildDocuments(process.argv[2] ?? 'dist/documents')
