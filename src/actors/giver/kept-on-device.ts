import type * as z from 'zod/mini'
import { limits } from '../../../contract/limits.ts'

/** The event on the window after something stored by this page changed. */
export const KEPT = 'venaison.kept'

/** The keys whose last value the storage refused: what it has of them, if anything, is older. */
const refused = new Set<string>()

/** Whether the storage has the last value of a key. */
export const isKept = (key: string): boolean => !refused.has(key)

/** Stores an entry, or deletes it if it is empty. A full or forbidden storage is not an error. */
export function keep(key: string, entry: object, isSomething: boolean): void {
  try {
    if (isSomething)
      localStorage.setItem(key, JSON.stringify({ until: Date.now() + limits.reportDraftLifetime, ...entry }))
    else localStorage.removeItem(key)
    refused.delete(key)
  } catch {
    // The entry is still on the page; only its copy on the device is missing, and nobody says otherwise.
    refused.add(key)
  }
  dispatchEvent(new Event(KEPT))
}

/** Deletes an entry that is no longer needed. */
export const drop = (key: string): void => keep(key, {}, false)

/**
 * The stored value of a key; undefined if it has expired, was written by another version or is unreadable, or
 * if the storage is forbidden.
 */
export function recall<T extends { until: number }>(key: string, Kept: z.ZodMiniType<T>): T | undefined {
  try {
    const { data } = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return data && data.until >= Date.now() ? data : undefined
  } catch {
    return undefined
  }
}
