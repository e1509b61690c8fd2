import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { StatisticTable } from '../../../src/screens/statistics/statistic-table.tsx'
import { viewOf } from '../../models/pages/statistics.ts'

describe('equal rows of a statistic', () => {
  test('are all displayed, also after another answer', () => {
    const boar = ['2026-03-01', 'Cher', 'Bourges', 'Sanglier', 1]
    const deer = ['2026-03-01', 'Cher', 'Bourges', 'Cerf', 1]
    const table = (rows: View['rows']) => (
      <StatisticTable
        view={viewOf('handovers', rows)}
        label="Détail"
        isPictured={false}
        busy={false}
        onPage={() => {}}
      />
    )
    const rows = () =>
      within(screen.getByRole('table', { name: 'Détail' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => /Sanglier|Cerf/.exec(textContent)?.[0])
    const { rerender } = render(table([boar, deer, boar, boar, deer]))
    expect(rows()).toEqual(['Sanglier', 'Cerf', 'Sanglier', 'Sanglier', 'Cerf'])
    rerender(table([deer, deer]))
    expect(rows()).toEqual(['Cerf', 'Cerf'])
  })
})
