import { createElement, type ReactNode } from 'react'

/**
 * Keeps « e-mail » on one line, where it would break at its hyphen; its characters stay the ordinary ones. One element
 * holds the text, so that it is replaced as a whole, also on a translated page.
 */
export function wholeWords(text: string): ReactNode {
  const pieces = text.split(/\b(e-mails?)\b/i)
  if (!pieces[1]) return text
  const shown = pieces.map((piece, key) =>
    key % 2 ? createElement('span', { key, className: 'whitespace-nowrap' }, piece) : piece,
  )
  return createElement('span', { key: text }, shown)
}
