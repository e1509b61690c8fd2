import * as z from 'zod/mini'

/** What begins a line, wherever a text is copied to: a mail, a calendar, a file. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
/** What shows a text in another order than it is written in. */
const TURNS = '\u202a-\u202e\u2066-\u2069'
const UNSEEN = new RegExp(`[\\p{Cc}${TURNS}]`, 'gu')
const UNSEEN_OR_BREAK = new RegExp(`[\\p{Cc}\u2028\u2029]+|[${TURNS}]`, 'gu')

/**
 * The check by which a typed text is one line, on every floor: a line break, a tab or another control
 * character, which comes by pasting, is read as a space.
 */
export const oneLine = z.overwrite<string>((text) =>
  text.replaceAll(UNSEEN_OR_BREAK, (found) => (/^[\p{Cc}\u2028\u2029]/u.test(found) ? ' ' : '')).trim(),
)

/** The same for a text of several lines: its line breaks are `\n`, and nothing else in it is invisible. */
export const someLines = z.overwrite<string>((text) =>
  text
    .replaceAll(BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, (found) => (found === '\n' ? found : ''))
    .trim(),
)
