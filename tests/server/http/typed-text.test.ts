import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../../../contract/endpoints.ts'
import { escaped } from '../../../contract/shared/calendar.ts'
import { oneLine, someLines } from '../../../contract/typed-text.ts'
import { textsIn } from '../support/texts-in.ts'

const read = (check: typeof oneLine, text: string) => z.string().check(check).parse(text)

/** Secrets are compared as they are. */
const SECRET = /^(password.*|token|code|checksum)$/
/** Fields that are kept nowhere: codes of a choice, words to search by, and what a page sends by itself. */
const NO_TEXT = /^(revision|role|federation|department_code|search)$/

const isTyped = (field: string) => !SECRET.test(field) && !NO_TEXT.test(field)

const texts = Object.values(endpoints).flatMap((endpoint) =>
  'body' in endpoint && endpoint.body
    ? textsIn(endpoint.body, [endpoint.name]).filter(({ fields }) => fields.every(isTyped))
    : [],
)

test('No text that people type into any call keeps a control character, wherever it stands in it', () => {
  expect(texts.length).toBeGreaterThan(60)
  const kept = texts.filter(({ schema }) =>
    ['\r', '\u0007', '\u001b[2J', '\u0085', '\u2028', '\u202e', '\u2066'].some((hidden) =>
      ['Bois des Dames', '1812345', 'a@b.fr', '06 39 98 00 00', 'abc_d', '12'].some((text) => {
        const typed = `${text.slice(0, 3)}${hidden}${text.slice(3)}`
        const { success, data } = z.safeParse(schema, typed)
        return success && /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(String(data))
      }),
    ),
  )
  expect(kept.map(({ fields }) => fields.join(' '))).toEqual([])
})

test('A line break, or a tab, in a text of one line is read as a space; one of several lines keeps its lines', () => {
  const typed = ' Mairie\r\nBEGIN:VALARM\tcour\u202e\u0007\u2028fin\n'
  expect(read(oneLine, typed)).toBe('Mairie BEGIN:VALARM cour fin')
  expect(read(someLines, typed)).toBe('Mairie\nBEGIN:VALARM cour\nfin')
  expect(read(oneLine, 'Œuf, « L’Haÿ-les-Roses » 🦌')).toBe('Œuf, « L’Haÿ-les-Roses » 🦌')
})

test('In a calendar no text begins a line of its own, however it breaks it', () => {
  for (const hidden of ['\r', '\n', '\r\n', '\u2028', '\u0085', '\v', '\f'])
    expect(escaped(`Mairie${hidden}BEGIN:VALARM`)).toMatch(/^Mairie(\\n| )BEGIN:VALARM$/)
})
