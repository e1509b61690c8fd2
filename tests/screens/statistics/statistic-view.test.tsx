import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { StatisticView } from '../../../src/screens/statistics/statistic-view.tsx'
import { named, viewOf } from '../../models/pages/statistics.ts'
import { renderScreen } from '../interactions/render-screen.tsx'

const federation = { name: 'Fédération des chasseurs du Cher', department_code: '18' }

function show(view: View) {
  const statistic = { ...named('coverage'), filters: [] }
  const reader = { federation, today: '2026-11-24', seesUsers: false }
  const end = renderScreen(statisticViewMachine, { statistic, chosen: {}, page: 1, reader }, (actor) => (
    <StatisticView actor={actor} />
  ))
  return end('viewStatistic', { output: view })
}

test('staff limited to a federation read its name below the title, and no code', async () => {
  await show(viewOf('coverage', []))
  expect(screen.getByText(federation.name)).toBeDefined()
  expect(screen.queryByText('18')).toBeNull()
})

test('a sentence says why the sums differ', async () => {
  const remark = 'La somme par département diffère de celle par fédération, car un animal compte ailleurs.'
  await show({ ...viewOf('coverage', [['', '18', null, null, 2, 14, 3]]), remark })
  expect(screen.getByText(remark)).toBeDefined()
})
