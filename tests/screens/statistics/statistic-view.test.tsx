import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { View } from '../../../contract/statistics/statistics.ts'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { StatisticView } from '../../../src/screens/statistics/statistic-view.tsx'
import { named, routed, viewOf } from '../../models/pages/statistics.ts'

const federation = { name: 'Fédération des chasseurs du Cher', department_code: '18' }

function show(view: View) {
  const answering = statisticViewMachine.provide({
    actors: { viewStatistic: fromPromise(() => Promise.resolve(view)) },
  })
  const actor = createActor(answering, {
    input: {
      statistic: { ...named('coverage'), filters: [] },
      chosen: {},
      page: 1,
      reader: { federation, today: '2026-11-24', seesUsers: false },
    },
  })
  render(routed(<StatisticView actor={actor.start()} />))
}

test('staff limited to a federation read its name below the title, and no code', () => {
  show(viewOf('coverage', []))
  expect(screen.getByText(federation.name)).toBeDefined()
  expect(screen.queryByText('18')).toBeNull()
})

test('a sentence says why the sums differ', async () => {
  const remark = 'La somme par département diffère de celle par fédération, car un animal compte ailleurs.'
  show({ ...viewOf('coverage', [['', '18', null, null, 2, 14, 3]]), remark })
  expect(await screen.findByText(remark)).toBeDefined()
})
