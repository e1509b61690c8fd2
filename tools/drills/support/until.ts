import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which what is waited for will not come. */
const PATIENCE = 180_000

/** Waits until something is so; a failure means not yet. @throws after three minutes, naming what it is */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  let cause: unknown
  const note = (error: unknown) => void (cause = error)
  while (!(await isSo().catch(note))) {
    if (performance.now() > end) throw new Error(`Not within three minutes: ${what}`, { cause })
    await pause(20)
  }
}
