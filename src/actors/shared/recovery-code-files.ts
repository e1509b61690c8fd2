import { download } from '../download.ts'

/** Milliseconds after which the browser has certainly printed. */
const PATIENCE = 60_000

/** The text of the file: its purpose, the site, and one code per line. */
const textOf = (codes: readonly string[]) =>
  [
    `Codes de secours – ${location.host}`,
    'Chaque code sert une seule fois, à la place de votre appareil.',
    '',
    ...codes,
    '',
  ].join('\r\n')

/** Downloads the codes as a text file. */
const downloadCodes = (codes: readonly string[]) =>
  download({ name: 'codes-de-secours.txt', content: textOf(codes), type: 'text/plain;charset=utf-8' })

/** Prints only the codes, from a hidden page. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Codes de secours à imprimer'
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  const text = document.createElement('pre')
  text.textContent = textOf(codes)
  contentDocument?.body.append(text)
  contentWindow?.print()
  setTimeout(() => frame.remove(), PATIENCE)
}

/** The ways to save recovery codes from the page. */
export const recoveryCodeFiles = {
  downloadCodes: (_: unknown, { codes }: { codes: readonly string[] }) => downloadCodes(codes),
  printCodes: (_: unknown, { codes }: { codes: readonly string[] }) => printCodes(codes),
}
