import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Erasure } from '../queries/shared/erasures.ts'

/** A file of the ledger, by its month in UTC. */
const FILE = /^(\d{4}-\d{2})\.jsonl$/
/** A line, such as `{"id":"0b6…","what":"refused","user_id":12,"at":"2026-03-10T11:00:00.000Z"}`. */
const LINE =
  /^\{"id":"([\da-f-]{36})","what":"(anonymised|refused|unsubscribed)","user_id":(\d+),"at":"([^"]+)"\}$/
const NEWLINE = 0x0a

export const monthOf = (at: Date) => at.toISOString().slice(0, 7)

const lineOf = ({ id, what, user_id, at }: Erasure) =>
  `${JSON.stringify({ id, what, user_id, at: at.toISOString() })}\n`

/** What the ledger says, and the number of lines that cannot be read, as after a power cut. */
type Ledger = { erasures: Erasure[]; unreadable: number }

/** The months of which the ledger has a file, oldest first; none if there is no folder. */
const monthsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => FILE.exec(name)?.[1] ?? []).sort()
}

/** Reads the ledger from a month on; each erasure once, oldest first. */
export async function readLedger(folder: string, from = ''): Promise<Ledger> {
  const erasures = new Map<string, Erasure>()
  let unreadable = 0
  for (const month of (await monthsIn(folder)).filter((each) => each >= from)) {
    const text = await readFile(join(folder, `${month}.jsonl`), 'utf8')
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const [, id, what, user, at] = LINE.exec(line) ?? []
      if (id)
        erasures.set(id, { id, what: what as Erasure['what'], user_id: Number(user), at: new Date(at!) })
      else unreadable++
    }
  }
  const ordered = [...erasures.values()].sort((a, b) => a.at.getTime() - b.at.getTime())
  return { erasures: ordered, unreadable }
}

/**
 * Follows a ledger: each line is read once, also those that other servers append. `readOn` reads what was
 * added to the files of a month and those after it, forgets earlier ones, and answers the number of
 * erasures read; `has` tells whether one of them was read.
 */
export function followLedger(folder: string) {
  const files = new Map<string, Followed>()
  async function readOn(from: string): Promise<number> {
    const months = (await monthsIn(folder)).filter((each) => each >= from)
    for (const month of files.keys()) if (!months.includes(month)) files.delete(month)
    let read = 0
    for (const month of months) {
      const { file, lines } = await readEnd(join(folder, `${month}.jsonl`), files.get(month))
      files.set(month, file)
      for (const line of lines) {
        const id = LINE.exec(line)?.[1]
        if (id === undefined || file.ids.has(id)) continue
        file.ids.add(id)
        read++
      }
    }
    return read
  }
  return { readOn, has: (id: string) => [...files.values()].some(({ ids }) => ids.has(id)) }
}

/** A file whose first `offset` bytes are read. */
type Followed = { identity: string; offset: number; ids: Set<string> }

/** The whole lines of a file that were not read yet; all of them if it was replaced or cut. */
async function readEnd(path: string, known?: Followed): Promise<{ file: Followed; lines: string[] }> {
  const handle = await open(path, 'r')
  try {
    const { size, ino, birthtimeMs } = await handle.stat()
    // The number of a file that is deleted may be given again.
    const identity = `${ino} ${birthtimeMs}`
    const isSame = known?.identity === identity && known.offset <= size
    const file = isSame ? known : { identity, offset: 0, ids: new Set<string>() }
    const bytes = Buffer.alloc(size - file.offset)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, file.offset)
    const whole = bytes.subarray(0, bytesRead).lastIndexOf(NEWLINE) + 1
    file.offset += whole
    return { file, lines: bytes.toString('utf8', 0, whole).split('\n') }
  } finally {
    await handle.close()
  }
}

/** Appends erasures to the files of their months. Once it resolves, they are on the disk. */
export async function appendToLedger(folder: string, erasures: readonly Erasure[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [month, all] of Map.groupBy(erasures, ({ at }) => monthOf(at))) {
    const file = await open(join(folder, `${month}.jsonl`), 'a+', 0o600)
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
      // A line that was cut short must not swallow the next one.
      const isCut = size > 0 && buffer[0] !== NEWLINE
      await file.appendFile(`${isCut ? '\n' : ''}${all.map(lineOf).join('')}`)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  await syncFolder(folder)
}

/** Makes the names of new files durable, where the operating system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Deletes the files of earlier months. */
export async function forgetLedgerBefore(folder: string, month: string): Promise<void> {
  for (const each of (await monthsIn(folder)).filter((old) => old < month))
    await rm(join(folder, `${each}.jsonl`))
}
