import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parts } from '../../browser/scenarios/parts.ts'
import { titleOf } from '../../browser/scenarios/scenario.ts'
import { reasons } from '../../browser/scenarios/sentences/reasons.ts'
import { sections, sentences } from '../../browser/scenarios/sentences/sentences.ts'

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')
const scenarios = Object.values(parts).flat()

/** The words of a section, without headings, table headers and Markdown syntax. */
function wordsOf(section: string): string {
  const [, rest = ''] = specification.split(new RegExp(`^## ${section}\\. .*$`, 'm'))
  return rest
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => !/^(?:#|\| -|\| Route )/.test(line))
    .map((line) => line.replace(/^ *- /, '').replaceAll('**', '').replaceAll('|', ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('the sentences of the specification', () => {
  test.each(Object.entries(sections))(
    'of §%s are all listed, once, and as they stand there',
    (number, section) => {
      expect(Object.values(section).join(' ').split(' ')).toEqual(wordsOf(number).split(' '))
    },
  )
  test('have either scenarios or a stated reason for having none', () => {
    const told = new Set<string>(scenarios.flatMap(({ says }) => says))
    const names = Object.keys(sentences)
    expect({
      'neither a scenario nor a reason': names.filter((id) => !told.has(id) && !(id in reasons)),
      'both a scenario and a reason': names.filter((id) => told.has(id) && id in reasons),
      'a reason without a sentence': Object.keys(reasons).filter((id) => !(id in sentences)),
    }).toEqual({
      'neither a scenario nor a reason': [],
      'both a scenario and a reason': [],
      'a reason without a sentence': [],
    })
  })
  test('have unique names', () => {
    const names = Object.values(sections).flatMap((section) => Object.keys(section))
    expect(names).toEqual(Object.keys(sentences))
  })
})

describe('a scenario', () => {
  test('names sentences of the specification', () => {
    expect(scenarios.flatMap(({ says }) => says).filter((id) => !(id in sentences))).toEqual([])
  })
  test('has a unique title', () => {
    const titles = scenarios.map(titleOf)
    expect(titles).toEqual([...new Set(titles)])
  })
})
