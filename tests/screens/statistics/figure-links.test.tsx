import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { StatisticFigures } from '../../../src/screens/statistics/statistic-figures.tsx'
import { named, viewOf } from '../../models/pages/statistics.ts'

const draw = (code: string, rows: View['rows'], seesRows: boolean, chosen = {}) => {
  const summaries = named(code).summarize.filter(({ type }) => type === 'figure')
  const shown = { view: viewOf(code, rows), summaries, seesRows, chosen }
  render(<StatisticFigures {...shown} />, { wrapper: MemoryRouter })
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

const hunts = (late: number): View['rows'] => [['2026-03-01', 16, 2, 14 - late, late, 0.5]]
const validations = (waiting: number, late: number): View['rows'] => [['Cher', waiting, late, 18, 9, 2, 1.5]]
const accounts = ['Voir les comptes à valider', '/users/givers/validation']
const lateAccounts = ['Voir les comptes en retard', '/users/givers/validation?late=1']

test('hunts awaiting information lead to the expected reports', () =>
  expect(draw('hunts', hunts(3), true)).toEqual([['Voir les comptes rendus attendus', '/hunts/overdue']]))

test('the list of hunts is limited to the period and federation that the figure counts', () =>
  expect(
    draw('hunts', hunts(3), true, { from: '2026-03-01', federation_id: '18', granularity: 'week' }),
  ).toEqual([['Voir les comptes rendus attendus', '/hunts/overdue?from=2026-03-01&federation_id=18']]))

test('accounts waiting lead to their validation, and so do those beyond the target', () => {
  expect(draw('validations', validations(3, 1), true)).toEqual([accounts, lateAccounts])
  expect(screen.getByText('1,5 jour ouvré')).toBeDefined()
  expect(screen.getByText(/^Objectif.: 2.jours ouvrés au plus$/)).toBeDefined()
})

test('the list of accounts is limited to the period and federation that the figure counts', () => {
  const chosen = { from: '2026-03-01', to: '2026-03-31', federation_id: '18' }
  const part = 'from=2026-03-01&to=2026-03-31&federation_id=18'
  expect(draw('validations', validations(3, 1), true, chosen)).toEqual([
    [accounts[0], `${accounts[1]}?${part}`],
    [lateAccounts[0], `${accounts[1]}?${part}&late=1`],
  ])
})

test('nothing leads to an empty list, or to a page that the person may not open', () => {
  expect(draw('hunts', hunts(0), true)).toEqual([])
  cleanup()
  expect(draw('validations', validations(3, 1), false)).toEqual([])
})
