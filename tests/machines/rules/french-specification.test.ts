/**
 * `docs/cahier-des-charges.md` is the French translation of `docs/specification.md`. Both have the same
 * lines: a heading, a row of a table, an item of a list or a paragraph of one page has its counterpart in
 * the same place of the other. What is not translated (code, routes, names of fields, French texts of the
 * interface, numbers) stands in both. That a sentence means the same, no test can tell.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const linesOf = (page: string) =>
  readFileSync(`docs/${page}.md`, 'utf8')
    .replaceAll('\u00a0', ' ')
    .replaceAll('’', "'")
    .replaceAll(/\]\([^)]*\)/g, ']') // where a link leads
    .split('\n')
    .filter((line) => line.trim() !== '')

const english = linesOf('specification')
const french = linesOf('cahier-des-charges')

/** What a line is: a heading and its level and number, a row and its cells, an item and its depth. */
function kindOf(line: string): string {
  const [, level, number = ''] = /^(#+) (\d+\.)?/.exec(line) ?? []
  if (level) return `${level} ${number}`.trim()
  if (line.startsWith('|')) return `row of ${line.split('|').length - 2}`
  return /^ *- /.exec(line)?.[0] ?? 'paragraph'
}

/** The lines under each heading of the second level, each as what it is. */
function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith('## ')) sections.push([])
    sections.at(-1)!.push(kindOf(line))
  }
  return sections
}

const codes =
  /`[^`]+`|(?<=^|[ (])\/[a-z][\w/{}.?=-]*|\b\w+(?:_\w+)+\b|\b[a-z]+(?:\.[a-z_]+)+\b|\b[a-z]+[A-Z]\w+\b|\{\w+\}|\b(?:GET|PUT|POST|DELETE)\b/g
const numbers = /(?<![\w.,])\d+(?:[.,]\d+)?(?![\w])/g
/** French texts in quotation marks: an apostrophe inside has a letter on both sides. */
const quotes = /(?<!\p{L})'(.+?)'(?!\p{L})/gu

/** What of an English line has to stand in its French counterpart as it is. */
function keptIn(line: string) {
  return {
    codes: [...line.matchAll(codes)].map(([code]) => code.replace(/\.$/, '')),
    numbers: [...line.matchAll(numbers)].map(([number]) => number.replace(',', '.')).toSorted(),
    quotes: [...line.matchAll(quotes)].map(([, quote = '']) => quote),
  }
}

test('The French specification has the sections, tables, rows and items of the English one', () => {
  expect(sectionsOf(french)).toEqual(sectionsOf(english))
})

describe('each line in French', () => {
  const pairs = english.map((line, index) => ({ line, kept: keptIn(line), said: french[index] ?? '' }))
  test('has the code, routes and field names of the English one', () => {
    const lost = pairs.flatMap(({ kept, said }) => kept.codes.filter((code) => !said.includes(code)))
    expect(pairs.flatMap(({ kept }) => kept.codes).length).toBeGreaterThan(200)
    expect(lost).toEqual([])
  })
  test('has its numbers', () => {
    const differ = pairs.filter(({ kept, said }) => kept.numbers.join() !== keptIn(said).numbers.join())
    expect(differ.map(({ line, said }) => ({ line, said }))).toEqual([])
  })
  test('quotes the same texts', () => {
    const lost = pairs.flatMap(({ kept, said }) =>
      kept.quotes.filter((quote) => !said.includes(`« ${quote} »`) && !said.includes(`'${quote}'`)),
    )
    expect(pairs.flatMap(({ kept }) => kept.quotes).length).toBeGreaterThan(80)
    expect(lost).toEqual([])
  })
})
