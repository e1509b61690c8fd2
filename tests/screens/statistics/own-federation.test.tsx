import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { StatisticView } from '../../../src/screens/statistics/statistic-view.tsx'
import { named, routed } from '../../models/pages/statistics.ts'

afterEach(cleanup)

test('staff limited to a federation read its name below the title, and no code', () => {
  const federation = { name: 'Fédération des chasseurs du Cher', department_code: '18' }
  const actor = createActor(statisticViewMachine, {
    input: {
      statistic: { ...named('hunts'), filters: [] },
      chosen: {},
      reader: { federation, today: '2026-11-24', seesUsers: false },
    },
  }).start()
  render(routed(<StatisticView actor={actor} />))
  expect(screen.getByText(federation.name)).toBeDefined()
  expect(screen.queryByText('18')).toBeNull()
  actor.stop()
})
