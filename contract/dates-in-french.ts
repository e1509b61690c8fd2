/** A date in French, in which the first of a month is « 1er ». `format`: one that writes months in words. */
export const dateInFrench = (format: Intl.DateTimeFormat, date: Date): string =>
  format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('')
