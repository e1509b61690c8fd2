import { setTimeout as pause } from 'node:timers/promises'

/**
 * The same check with a time limit in milliseconds: false if it fails or does not answer in time. While one
 * is running, no other is started.
 */
export function inTime(check: () => Promise<boolean>, patience: number): () => Promise<boolean> {
  let current: Promise<boolean> | null = null
  return async () => {
    current ??= check()
      .catch(() => false)
      .finally(() => (current = null))
    const stop = new AbortController()
    const late = pause(patience, false, { signal: stop.signal }).catch(() => false)
    return Promise.race([current, late]).finally(() => stop.abort())
  }
}
