import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import {
  allWaiting,
  type MemberFinding,
  type ValidationQuery,
  type WaitingGiver,
} from '../../../../contract/users/giver-validation.ts'
import { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { GiverValidationList } from '../../../../src/screens/users/todo/giver-validation-list.tsx'
import { findingText } from '../../../../src/words/member-findings.ts'
import { controlActors } from '../../../model/controlled-actors.ts'
import { late, recent } from '../../../models/users/giver-validation.ts'
import { personOf } from '../../run/person.ts'

/** The list of givers, as somebody sees it who may decide or not, and sees all federations or not. */
async function listed(
  givers: readonly WaitingGiver[],
  {
    mayDecide = false,
    seesAll = false,
    ...part
  }: Partial<ValidationQuery & Record<'mayDecide' | 'seesAll', boolean>> = {},
) {
  const { machine, settle } = controlActors(giverValidationListMachine, 'real')
  const input = { mayDecide, seesAll, query: { ...allWaiting, ...part } }
  const actor = createActor(machine, { input }).start()
  const { rerender } = render(<GiverValidationList actor={actor} />, { wrapper: MemoryRouter })
  const answer = (output: readonly WaitingGiver[]) => act(() => settle('listGiverValidations', { output }))
  await answer(givers)
  return {
    actor,
    answer,
    count: (total: number) => rerender(<GiverValidationList actor={actor} total={total} />),
  }
}
/** What the page says, with plain spaces. */
const said = () => document.body.textContent.replaceAll(/\s/g, ' ')

test('A truncated list says so, with the total number', async () => {
  const givers = Array.from({ length: limits.waitingGivers - 1 }, (_, n) => ({ ...recent, id: 1000 + n }))
  const { actor, answer, count } = await listed(givers)
  expect(said()).not.toContain('Les suivants viennent')
  act(() => actor.send({ type: 'list.outdated' }))
  await answer([late, ...givers])
  expect(said()).toContain(
    'Les 1 000 comptes qui attendent depuis le plus longtemps sont montrés. Les suivants',
  )
  count(1234)
  expect(said()).toContain('sont montrés, sur 1 234. Les suivants viennent quand ceux-ci ont leur réponse.')
})

test('Whoever comes from a figure sees the accounts that it counts, and which they are', async () => {
  const givers = [
    { ...late, created_at: '2026-03-02T08:00:00.000Z' },
    { ...recent, created_at: '2026-03-11T23:30:00.000Z' },
  ]
  const shownFor = async (part: Partial<ValidationQuery>) => {
    await listed(givers, { seesAll: true, ...part })
    const text = said()
    cleanup()
    const names = [late, recent].map(({ lastname }) => lastname!).filter((name) => text.includes(name))
    return [names, /partie de la liste : (.*?) Voir tous/.exec(text)?.[1] ?? null]
  }
  const [one, other] = [late.lastname, recent.lastname]
  expect(await shownFor({})).toEqual([[one, other], null])
  // Days are those of Paris.
  expect(await shownFor({ from: '2026-03-12' })).toEqual([[other], 'inscrits à partir du 12/03/2026.'])
  expect(await shownFor({ to: '2026-03-11' })).toEqual([[one], 'inscrits jusqu’au 11/03/2026.'])
  expect(await shownFor({ late: true })).toEqual([[one], 'en attente depuis plus de 48 heures ouvrées.'])
})

/** The value and the words of the filter by federation. */
const chosenFederation = () => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filtrer par fédération' })
  return [select.value, select.selectedOptions[0]!.textContent]
}

test('A federation that a figure is about is chosen in the filter, which says which', async () => {
  const { id, code, name } = late.federation!
  const { actor } = await listed([late, recent], { seesAll: true, federation_id: id, late: true })
  expect(chosenFederation()).toEqual([String(id), `${code} – ${name}`])
  act(() => actor.send({ type: 'filter.chosen', federation_id: 0 }))
  expect(actor.getSnapshot().context.query).toEqual({ ...allWaiting, late: true })
  cleanup()
  await listed([late, recent], { seesAll: true, federation_id: 999, late: true })
  expect(chosenFederation()).toEqual(['999', 'Fédération choisie'])
  await personOf().seesText('Aucun compte de cette partie de la liste n’attend.')
})

test('Twenty accounts fill a page, those that match a member first', async () => {
  const givers = Array.from({ length: 41 }, (_, n) => ({ ...late, id: 1000 + n, lastname: `N${n}` }))
  const { actor } = await listed([...givers, { ...recent, finding: 'known' }], { mayDecide: true, page: 99 })
  const person = personOf()
  // A page beyond the last one is the last.
  await person.sees('button', 'Page 3')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => /N\d+/.exec(textContent)?.[0])).toEqual([
    'N39',
    'N40',
  ])
  await person.click('button', 'Page 1')
  const first = screen.getAllByRole('rowheader')
  expect(first).toHaveLength(20)
  expect(first[0]!.textContent).toContain(recent.lastname)
  expect(actor.getSnapshot().context.query.page).toBe(1)
})

const shown = (mayDecide: boolean, finding: MemberFinding = 'known', seesAll = false) =>
  listed([late, { ...recent, finding }], { mayDecide, seesAll })

test('Deciding requires users.write: without it there is no column for it', async () => {
  await shown(true)
  expect(screen.getAllByRole('columnheader').at(-1)!.textContent).toBe('Actions')
  expect(screen.getAllByRole('button', { name: /^(Valider|Bannir) [A-Z]/ })).toHaveLength(4)
  cleanup()
  await shown(false)
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
})

test.each(Object.entries(findingText) as [MemberFinding, string][])(
  'What the comparison with the members gave is said in one sentence: %s',
  async (finding, text) => {
    await shown(true, finding)
    const rows = [late, recent].map(({ email }) => screen.getByText(email).closest('tr')!.textContent)
    const plain = rows.map((row) => row.replace(/[\u00a0\u202f]/g, ' '))
    expect(plain[0]).toContain(findingText.unknown)
    expect(plain[1]).toContain(text)
  },
)

test('Only staff who decide can select accounts, and only those that match a member', async () => {
  await shown(true, 'known')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  screen.getByRole('checkbox', { name: `${recent.firstname} ${recent.lastname}` })
  cleanup()
  await shown(true, 'unconfirmed')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Valider ensemble' })).toBeNull()
  cleanup()
  await shown(false, 'known')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('The federation column and its filter require seeing all federations', async () => {
  await shown(true)
  expect(screen.queryByRole('columnheader', { name: 'Fédération' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Filtrer par fédération' })).toBeNull()
  cleanup()
  await shown(true, 'known', true)
  expect(screen.getByRole('columnheader', { name: 'Fédération' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Filtrer par fédération' })).toBeTruthy()
})
