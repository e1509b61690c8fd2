import { PGlite } from '@electric-sql/pglite'
import { openAsBlob } from 'node:fs'

/** The file is no whole backup of the embedded database. */
export class NoBackup extends Error {}

/**
 * Makes the files of an embedded database in a new folder from a backup, and opens it once.
 * @throws NoBackup
 */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  try {
    const archive = await openAsBlob(file, { type: 'application/gzip' })
    const database = await PGlite.create({ dataDir: folder, loadDataDir: archive })
    await database.query('select from migrations')
    await database.close()
  } catch (error) {
    throw new NoBackup(`${file} is no whole backup`, { cause: error })
  }
}
