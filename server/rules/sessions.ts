import { DAY } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

/** Milliseconds: maximum time without a visit, and the same on a device that the person calls theirs. */
const IDLE = 7 * DAY
const IDLE_ON_OWN = 14 * DAY
/** Milliseconds: maximum lifetime. Staff have less (`server/queries/shared/callers.ts`). */
export const LONGEST = 30 * DAY
/** Milliseconds between recorded visits. */
export const NOTE = 600_000

/** Milliseconds without a visit after which a session ends. */
export const idleOf = (isOwn: boolean): number => (isOwn ? IDLE_ON_OWN : IDLE)

/** How a session is opened. `assistantId`: whoever opens it in somebody's place. */
export type Opened = { assistantId?: number; secondFactorAt: Date | null; isOwn?: boolean }

/** Milliseconds until a new session ends without a visit. */
export const lifetimeOf = ({ assistantId, isOwn = false }: Opened): number =>
  assistantId === undefined ? idleOf(isOwn) : limits.assistance

/** Browsers by a token in their `User-Agent`. Many contain tokens of others, so the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
/** Operating systems, likewise. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const first = (table: typeof browsers, text: string) => table.find(([mark]) => mark.test(text))?.[1]

/**
 * The browser and operating system as a person knows them: « Firefox sur Android ». Empty if neither is
 * known; nothing else of the `User-Agent` is stored.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const [browser, system] = [first(browsers, text), first(systems, text)]
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? system ?? ''
}
