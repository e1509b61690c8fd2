import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { OverdueFilter } from '../../../../contract/users/overdue-hunts.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { OverdueHuntList } from '../../../../src/screens/users/todo/overdue-hunts.tsx'
import { hunts } from '../../../models/pages/todo.ts'

/** The sentence about the shown part, once the list of these hunts is read. */
async function partOf(where: OverdueFilter, data: typeof hunts, filter?: ReactNode) {
  const meta = { total: data.length, current_page: 1, last_page: 1 }
  const machine = overdueHuntListMachine.provide({
    actors: { call: fromPromise(async () => ({ data, meta })) },
  })
  const actor = createActor(machine, { input: { where, perPage: limits.pastHunts } }).start()
  render(<OverdueHuntList actor={actor} filter={filter} withFederation />, { wrapper: MemoryRouter })
  await (data.length > 0 ? screen.findByRole('table') : screen.findByText(/Aucun compte rendu/))
  const link = screen.queryByRole('link', { name: 'Voir tous les comptes rendus attendus' })
  const text = link?.parentElement?.textContent.replaceAll('\u{A0}', ' ') ?? null
  expect(link?.getAttribute('href') ?? null).toBe(text && '/hunts/overdue')
  cleanup()
  return text
}

test('nothing is said about the part before the list is read', () => {
  const machine = overdueHuntListMachine.provide({
    actors: { call: fromPromise(() => new Promise(() => {})) },
  })
  const where = { federation_id: 1 }
  const actor = createActor(machine, { input: { where, perPage: limits.pastHunts } }).start()
  render(<OverdueHuntList actor={actor} withFederation />, { wrapper: MemoryRouter })
  expect(screen.getByText(/^Lecture des chasses/)).toBeDefined()
  expect(document.body.textContent).not.toContain('fédération')
  cleanup()
})

test('whoever comes from a figure reads which part of the list it counts', async () => {
  const rest = 'Voir tous les comptes rendus attendus'
  const begin = 'Vous ne voyez qu’une partie de la liste :'
  const federation = hunts[0]!.federation!
  expect(await partOf({ from: '2026-03-01', to: '2026-03-31' }, hunts)).toBe(
    `${begin} à partir du 01/03/2026, jusqu’au 31/03/2026. ${rest}`,
  )
  expect(await partOf({ federation_id: 1 }, hunts)).toBe(`${begin} ${federation}. ${rest}`)
  expect(await partOf({ federation_id: 1 }, [])).toBe(`${begin} une seule fédération. ${rest}`)
  expect(await partOf({}, hunts)).toBeNull()
  // The filter says itself which federation is chosen.
  const filter = <p>Filtre</p>
  expect(await partOf({ federation_id: 1 }, hunts, filter)).toBeNull()
  expect(await partOf({ from: '2026-03-01', federation_id: 1 }, hunts, filter)).toBe(
    `${begin} à partir du 01/03/2026. ${rest}`,
  )
})
