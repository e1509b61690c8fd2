import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '../../contract/days.ts'
import { utcStamp } from '../../contract/utc-stamp.ts'

/** Days that backups are kept, so that what was erased leaves them as well (docs/security.md). */
export const KEPT_DAYS = 30

/** `venaison-20261121T080000Z.tar.gz`; a point in front and a process behind while it is being written. */
const FILE = /^(\.)?venaison-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz/

/**
 * Writes a backup under a temporary name, and names it once it is whole. Answers its path.
 * @throws whatever `write` throws, and leaves nothing behind then
 */
export async function writeBackup(
  folder: string,
  now: Date,
  write: (draft: string) => Promise<void>,
): Promise<string> {
  const name = `venaison-${utcStamp(now)}.tar.gz`
  const draft = join(folder, `.${name}.${process.pid}`)
  try {
    await write(draft)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  renameSync(draft, join(folder, name))
  return join(folder, name)
}

/** Deletes old backups, and what killed commands began more than a day ago. Answers how many backups. */
export function forgetBackups(folder: string, now: Date): number {
  let forgotten = 0
  for (const name of readdirSync(folder)) {
    const [, draft, year, month, day, ...time] = FILE.exec(name) ?? []
    if (!year) continue
    const age = (now.getTime() - Date.parse(`${year}-${month}-${day}T${time.join(':')}Z`)) / DAY
    if (age <= (draft ? 1 : KEPT_DAYS)) continue
    rmSync(join(folder, name))
    if (!draft) forgotten++
  }
  return forgotten
}
