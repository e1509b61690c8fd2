import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatisticFilters } from '../../../src/screens/statistics/statistic-filters.tsx'
import { StatisticTable } from '../../../src/screens/statistics/statistic-table.tsx'
import { federations } from '../../world/places.ts'
import { named, viewOf } from '../../models/pages/statistics.ts'

const nothing = () => {}
const { id, code, name } = federations[0]!

function drawFilters(chosen: Record<string, string>) {
  cleanup()
  const { filters } = named('validations')
  const events = { onFilter: nothing, onPeriod: nothing, onClear: nothing }
  const given = { filters, chosen, errors: {}, today: '2026-03-10', mayClear: false, ...events }
  render(<StatisticFilters {...given} />)
  return screen.getByRole('button', { name: /^Filtres/ })
}

test('on a phone the filters are behind a button that says which are chosen', () => {
  expect(drawFilters({}).textContent).toBe('FiltresAucun')
  const chosen = { from: '2026-03-01', federation_id: String(id) }
  expect(drawFilters(chosen).textContent).toBe(`FiltresDu 01/03/2026, ${code} – ${name}`)
})

test('the filters are hidden on narrow screens only, until the button shows them', () => {
  const button = drawFilters({})
  const content = document.getElementById(button.getAttribute('aria-controls')!)!
  expect([button.getAttribute('aria-expanded'), button.className.includes('md:hidden')]).toEqual([
    'false',
    true,
  ])
  expect(content.className.split(' ')).toEqual(expect.arrayContaining(['grid', 'max-md:hidden']))
  fireEvent.click(button)
  expect([button.getAttribute('aria-expanded'), content.className.includes('hidden')]).toEqual([
    'true',
    false,
  ])
})

test('a long table that charts repeat is behind a button on a phone, others are not', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [`Fédération ${at}`, 1, 1, 1, 1])
  const draw = (count: number, isPictured: boolean) => {
    cleanup()
    const view = viewOf('never_served', rows(count))
    const around = { label: 'Tableau', isPictured, busy: false, onPage: nothing }
    render(<StatisticTable view={view} {...around} />)
    expect(screen.getAllByRole('row').length).toBe(count + 1)
    return screen.queryByRole('button')?.textContent.replace(/\s/g, ' ')
  }
  expect([draw(94, true), draw(12, true), draw(94, false)]).toEqual([
    'Tableau : 94 lignes',
    undefined,
    undefined,
  ])
})
