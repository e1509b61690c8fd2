/** A date in French, in which the first of a month is « 1er ». `format`: one that writes months in words. */
export const dateInFrench = (format: Intl.DateTimeFormat, date: Date): string =>
  format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('')

/** A text whose hours read as in French: « 18:30 » becomes « 18 h 30 », « 08:00 » becomes « 8 h ». */
export const hoursInFrench = (text: string): string =>
  text.replace(/\b(\d{1,2}):(\d{2})\b/g, (_, hour: string, minute: string) =>
    [Number(hour), 'h', ...(minute === '00' ? [] : [minute])].join('\u00a0'),
  )
