import { render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { DataTable } from '../../../src/ui/lists/data-table.tsx'
import { Pagination } from '../../../src/ui/lists/pagination.tsx'
import type { Sort } from '../../../src/ui/lists/table-columns.tsx'
import type { Interaction } from './interaction.ts'

type Order = 'name' | 'town'
const columns = [
  { label: 'Nom', order: 'name', cell: (name: string) => name },
  { label: 'Commune', order: 'town', cell: () => 'Bourges' },
] as const

export const lists: readonly Interaction[] = [
  {
    title: 'one turns the pages of a list one by one, as far as there are any',
    run: async (person) => {
      const onPage = vi.fn<(page: number) => void>()
      const { rerender } = render(<Pagination page={1} lastPage={3} onPage={onPage} />)
      await person.seesDisabled('button', 'Page précédente')
      await person.click('button', 'Page suivante')
      expect(onPage).toHaveBeenLastCalledWith(2)
      rerender(<Pagination page={3} lastPage={3} onPage={onPage} />)
      await person.seesDisabled('button', 'Page suivante')
      await person.click('button', 'Page précédente')
      expect(onPage).toHaveBeenLastCalledWith(2)
      expect(onPage).toHaveBeenCalledTimes(2)
    },
  },
  {
    title: 'the head of a column sorts by it, then the other way round',
    run: async (person) => {
      const onSort = vi.fn<(sort: Sort<Order>) => void>()
      const table = (sort: Sort<Order>) => (
        <DataTable<string, Order>
          label="Utilisateurs"
          rows={['Luc']}
          rowKey={(name) => name}
          columns={columns}
          sort={sort}
          onSort={onSort}
        />
      )
      const { rerender } = render(table({ order: 'town', desc: false }))
      await person.click('button', 'Nom')
      expect(onSort).toHaveBeenLastCalledWith({ order: 'name', desc: false })
      rerender(table({ order: 'name', desc: false }))
      await person.click('button', 'Nom')
      expect(onSort).toHaveBeenLastCalledWith({ order: 'name', desc: true })
    },
  },
  {
    title: 'the focus that goes with a row stays in its list, and elsewhere it is left alone',
    run: async (person) => {
      const table = (rows: readonly string[]) => (
        <>
          <button type="button">Ailleurs</button>
          <DataTable
            label="Utilisateurs"
            rows={rows}
            rowKey={(name) => name}
            columns={[{ label: 'Nom', cell: (name) => name }]}
            actions={(name) => <button type="button">{`Supprimer ${name}`}</button>}
          />
        </>
      )
      const { getByRole, rerender } = render(table(['Luc', 'Manon', 'Paul']))
      getByRole('button', { name: 'Supprimer Luc' }).focus()
      rerender(table(['Manon', 'Paul']))
      expect(document.activeElement).toBe(getByRole('table', { name: 'Utilisateurs' }))
      getByRole('button', { name: 'Supprimer Manon' }).focus()
      getByRole('button', { name: 'Ailleurs' }).focus()
      rerender(table(['Paul']))
      expect(document.activeElement).toBe(getByRole('button', { name: 'Ailleurs' }))
      await person.doesNotSee('button', 'Supprimer Manon')
    },
  },
]
