import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { StatisticPictures } from '../../../src/screens/statistics/statistic-pictures.tsx'
import { StatisticTable } from '../../../src/screens/statistics/statistic-table.tsx'
import { named, viewOf } from '../../models/pages/statistics.ts'

/** Never served receivers per federation: as many as its number. */
const viewOfFederations = (count: number): View =>
  viewOf(
    'never_served',
    Array.from({ length: count }, (_, at) => [`Fédération ${at + 1}`, 100, 100 - at - 1, at + 1, 0.5]),
  )

function show(count: number) {
  const view = viewOfFederations(count)
  render(<StatisticPictures view={view} statistic={named('never_served')} />)
  render(<StatisticTable view={view} label="Tableau" isPictured busy={false} onPage={() => {}} />)
  const picture = screen.getByRole('region', { name: 'Jamais servis par fédération' })
  const items = within(picture).getAllByRole('listitem')
  return {
    text: picture.textContent.replace(/\s/g, ' '),
    items: items.map(({ textContent }) => textContent),
    widths: items.map((item) => Number.parseFloat(item.querySelector('rect')!.getAttribute('width')!)),
    rows: within(screen.getByRole('table', { name: 'Tableau' })).getAllByRole('row').length - 1,
  }
}

test('of 94 federations twenty have a bar, as long as the page is wide, and the others a line of text', () => {
  const { text, items, widths, rows } = show(94)
  expect([items.length, items[0], items.at(-1)]).toEqual([20, 'Fédération 9494', 'Fédération 7575'])
  expect([widths[0], widths.every((width) => width > 75)]).toEqual([100, true])
  expect(text).toContain('4 465 en tout')
  expect(text).toContain('74 autres, 2 775 ensemble, sont dans le tableau.')
  const drawn = Array.from({ length: 20 }, (_, at) => 94 - at).reduce((sum, value) => sum + value, 0)
  expect(drawn + 2775).toBe(4465)
  expect(rows).toBe(94)
})

test('one that is left out is named in the singular, none in no way', () => {
  expect(show(21).text).toContain('Une autre, 1, est dans le tableau.')
  cleanup()
  expect(show(20).text).not.toMatch(/autre/)
})

/** Where bars of a name are drawn, and their colour. */
function colours(code: string, rows: View['rows']) {
  cleanup()
  render(<StatisticPictures view={viewOf(code, rows)} statistic={named(code)} />)
  return screen
    .queryAllByRole('listitem')
    .flatMap((item) =>
      Array.from(item.querySelectorAll('rect'), (bar) => [item.textContent, bar.getAttribute('fill')]),
    )
}

test('a result has the colour of what it means', () =>
  expect(
    colours('samples_by_result', [
      ['Négatifs', 9, 9],
      ['Positifs', 2, 2],
      ['Analyse impossible', 1, 1],
    ]),
  ).toEqual([
    ['Négatifs9', 'var(--color-bar-1)'],
    ['Positifs2', 'var(--color-bar-7)'],
    ['Analyse impossible1', 'var(--color-bar-8)'],
  ]))

test('more than four parts are bars, since the numbers of thin slices lie on each other', async () => {
  const types = (count: number): View['rows'] =>
    Array.from({ length: count }, (_, at) => [`Gibier ${at}`, 9 - at, 1])
  expect(colours('donations_by_type', types(5)).map(([text]) => text)).toEqual([
    'Gibier 09',
    'Gibier 18',
    'Gibier 27',
    'Gibier 36',
    'Gibier 45',
  ])
  colours('donations_by_type', [...types(4), ['Sans rien', 0, 0]])
  // A pie has a legend with shares.
  expect(await screen.findByText('30 %')).toBeDefined()
})
