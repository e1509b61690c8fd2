export const code = (text: string) => `\`${text}\``
export const none = '—'
export const listed = (texts: readonly string[]) => (texts.length === 0 ? none : texts.join(', '))
/** « 1 autre », « 2 autres ». */
export const counted = (count: number, noun: string) => `${count} ${noun}${count > 1 ? 's' : ''}`
export const link = (text: string, target: string) => `[${text}](${target})`

const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`

/** A table; empty for no rows. `others`: how all columns but the first are aligned. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  others: '---' | '--:' = '---',
) =>
  rows.length === 0
    ? ''
    : [row(head), row(head.map((_, at) => (at === 0 ? '---' : others))), ...rows.map(row)].join('\n')

export const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
