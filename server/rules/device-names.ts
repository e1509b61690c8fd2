/** Browsers by a mark of their `User-Agent`; many name others too, so that the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
/** What they run on, likewise. */
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
 * A browser and what it runs on, as its owner knows them: « Firefox sur Android ». Empty when neither is
 * known; nothing else of the `User-Agent` is kept.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const [browser, system] = [first(browsers, text), first(systems, text)]
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? system ?? ''
}
