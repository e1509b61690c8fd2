import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import {
  allWaiting,
  type MemberFinding,
  type ValidationQuery,
} from '../../../../contract/users/giver-validation.ts'
import { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { GiverValidationList } from '../../../../src/screens/users/todo/giver-validation-list.tsx'
import { findingText } from '../../../../src/words/member-findings.ts'
import { controlActors } from '../../../model/controlled-actors.ts'
import { late, recent } from '../../../models/users/giver-validation.ts'
import { personOf } from '../../run/person.ts'

test('A truncated list says so, with the total number', async () => {
  const { machine, settle } = controlActors(giverValidationListMachine, 'real')
  const input = { mayDecide: false, seesAll: false, query: allWaiting }
  const actor = createActor(machine, { input }).start()
  const page = (total?: number) => (
    <MemoryRouter>
      <GiverValidationList actor={actor} total={total} />
    </MemoryRouter>
  )
  const { rerender } = render(page())
  const most = limits.waitingGivers
  const givers = Array.from({ length: most - 1 }, (_, n) => ({ ...recent, id: 1000 + n }))
  await settle('listGiverValidations', { output: givers })
  expect(document.body.textContent).not.toContain('Les suivants viennent')
  actor.send({ type: 'list.refreshed' })
  await settle('listGiverValidations', { output: [late, ...givers] })
  const said = () => document.body.textContent?.replaceAll(/\s/g, ' ')
  expect(said()).toContain(
    'Les 1 000 comptes qui attendent depuis le plus longtemps sont montrés. Les suivants',
  )
  rerender(page(1234))
  expect(said()).toContain('sont montrés, sur 1 234. Les suivants viennent quand ceux-ci ont leur réponse.')
})

test('Whoever comes from a figure sees the accounts that it counts, and which they are', async () => {
  const givers = [
    { ...late, created_at: '2026-03-02T08:00:00.000Z' },
    { ...recent, created_at: '2026-03-11T23:30:00.000Z' },
  ]
  const shownFor = async (part: Partial<ValidationQuery>) => {
    const { machine, settle } = controlActors(giverValidationListMachine, 'real')
    const input = { mayDecide: false, seesAll: true, query: { ...allWaiting, ...part } }
    const actor = createActor(machine, { input }).start()
    await settle('listGiverValidations', { output: givers })
    render(
      <MemoryRouter>
        <GiverValidationList actor={actor} />
      </MemoryRouter>,
    )
    const text = document.body.textContent.replaceAll('\u{A0}', ' ')
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
  const page = async (federation_id: number) => {
    const { machine, settle } = controlActors(giverValidationListMachine, 'real')
    const query = { ...allWaiting, federation_id, late: true }
    const actor = createActor(machine, { input: { mayDecide: false, seesAll: true, query } }).start()
    render(
      <MemoryRouter>
        <GiverValidationList actor={actor} />
      </MemoryRouter>,
    )
    await settle('listGiverValidations', { output: [late, recent] })
    await personOf().seesText('Comptes à valider')
    return actor
  }
  const { id, code, name } = late.federation!
  const actor = await page(id)
  expect(chosenFederation()).toEqual([String(id), `${code} – ${name}`])
  actor.send({ type: 'filter.chosen', federation_id: 0 })
  expect(actor.getSnapshot().context.query).toEqual({ ...allWaiting, late: true })
  cleanup()
  await page(999)
  expect(chosenFederation()).toEqual(['999', 'Fédération choisie'])
  await personOf().seesText('Aucun compte de cette partie de la liste n’attend.')
})

test('Twenty accounts fill a page, those that match a member first', async () => {
  const { machine, settle } = controlActors(giverValidationListMachine, 'real')
  const input = { mayDecide: true, seesAll: false, query: { ...allWaiting, page: 99 } }
  const actor = createActor(machine, { input }).start()
  render(
    <MemoryRouter>
      <GiverValidationList actor={actor} />
    </MemoryRouter>,
  )
  const givers = Array.from({ length: 41 }, (_, n) => ({ ...late, id: 1000 + n, lastname: `N${n}` }))
  await settle('listGiverValidations', { output: [...givers, { ...recent, finding: 'known' }] })
  const person = personOf()
  // A page beyond the last one is the last.
  await person.sees('button', 'Page 3')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => /N\d+/.exec(textContent)?.[0])).toEqual([
    'N39',
    'N40',
  ])
  screen.getByRole('button', { name: 'Page 1' }).click()
  await person.sees('link', `${recent.firstname} ${recent.lastname}`)
  const first = screen.getAllByRole('rowheader')
  expect(first).toHaveLength(20)
  expect(first[0]!.textContent).toContain(recent.lastname)
  expect(actor.getSnapshot().context.query.page).toBe(1)
})

async function shown(mayDecide: boolean, finding: MemberFinding = 'known', seesAll = false) {
  const { machine, settle } = controlActors(giverValidationListMachine, 'real')
  const actor = createActor(machine, { input: { mayDecide, seesAll, query: allWaiting } }).start()
  render(
    <MemoryRouter>
      <GiverValidationList actor={actor} />
    </MemoryRouter>,
  )
  await settle('listGiverValidations', { output: [late, { ...recent, finding }] })
  await personOf().sees('table', 'Comptes chasseurs en attente de validation')
  return actor
}

test('The action column requires users.write', async () => {
  await shown(true)
  expect(screen.getAllByRole('columnheader').at(-1)!.textContent).toBe('Actions')
  expect(screen.getAllByRole('button', { name: /^(Valider|Bannir) [A-Z]/ })).toHaveLength(4)
})

test('With the permission to see users only, nothing can be decided', async () => {
  const actor = await shown(false)
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Valider|Bannir) / })).toBeNull()
  actor.send({ type: 'validation.requested', giver: late })
  actor.send({ type: 'ban.requested', giver: late })
  expect(actor.getSnapshot().value).toBe('filled')
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
