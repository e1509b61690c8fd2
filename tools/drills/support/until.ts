import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which what is waited for will not come. */
const PATIENCE = 180_000

/** Waits until something is so. @throws after three minutes, naming what it is */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within three minutes: ${what}`)
    await pause(20)
  }
}
