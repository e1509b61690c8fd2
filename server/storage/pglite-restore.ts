import { PGlite } from '@electric-sql/pglite'
import { openAsBlob } from 'node:fs'
import { StartRefused } from '../start-refused.ts'

/**
 * Makes the files of an embedded database in a new folder from a backup, and opens it once.
 * @throws StartRefused if the file is no whole backup
 */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  try {
    const archive = await openAsBlob(file, { type: 'application/gzip' })
    const database = await PGlite.create({ dataDir: folder, loadDataDir: archive })
    await database.query('select from migrations')
    await database.close()
  } catch (error) {
    const message = 'Ce fichier n’est pas une sauvegarde entière de Venaison : rien n’a été changé.'
    throw new StartRefused(message, { cause: error })
  }
}
