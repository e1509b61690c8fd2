import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirement = '', where = ''] = line.slice(1).split(' | ')
    const [names = ''] = requirement.trim().split(':')
    return { names, ids: names.split(', ').flatMap(idsOf), where: where.trim() }
  })

/** « 1.2.6 to 1.2.8 » as its three ids, « 1.2.6 » as itself. */
function idsOf(range: string): string[] {
  const [, chapter, first, last = first] = /^(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?$/.exec(range) ?? []
  if (!chapter) throw new Error(`« ${range} » is no requirement`)
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, more) => `${chapter}.${Number(first) + more}`)
}

const beginning = (start: string) => rows.filter(({ where }) => where.startsWith(start))
const countOf = (some: typeof rows) => some.flatMap(({ ids }) => ids).length
/** The items of the list under a heading. */
const listed = (heading: string) =>
  [...(text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(
    ([, names = '']) => names.split(', ').flatMap(idsOf),
  )

test('Every requirement is in one row, and the counts match the rows', () => {
  const ids = rows.flatMap((row) => row.ids)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  const [no, where, not] = ['**Not met.**', '**Where it runs.**', 'Does not apply'].map((start) =>
    countOf(beginning(start)),
  ) as [number, number, number]
  expect(text).toContain(
    `Of these ${ids.length} requirements ${ids.length - no - where - not} are met, ${no} are not met, ${where} depend on where the server runs, and ${not} do not apply.`,
  )
})

test('Unmet requirements, and those that depend on the installation, are listed at the top', () => {
  const idsBeginning = (start: string) =>
    beginning(start)
      .flatMap(({ ids }) => ids)
      .toSorted()
  expect(listed('What is not met').toSorted()).toEqual(idsBeginning('**Not met.**'))
  expect(listed('What depends on where the server runs').toSorted()).toEqual(
    idsBeginning('**Where it runs.**'),
  )
})

test('Every file that it names exists', () => {
  const files = [...text.matchAll(/`((?:contract|server|src|tests|tools|docs)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
