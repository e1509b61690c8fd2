import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import type { FederationRights } from '../../../machines/federations/federation-rights.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { FederationFacts } from '../../../src/screens/federations/federation-facts.tsx'
import { Federations } from '../../../src/screens/federations/federations.tsx'
import { bare, detailed, listedFederations } from '../../world/federations.ts'
import { personOf } from '../run/person.ts'

const query = { search: '', state: '', order: 'department_code', desc: false } as const
const staff: FederationRights = { mayWrite: true, mayImport: true, isNational: true }

/** A person with these rights arrives at the page of a federation. `readings`: how often the list was read. */
function arrive(rights: FederationRights, federation = detailed) {
  const counts = { readings: 0 }
  const machine = federationsMachine.provide({
    actors: {
      listFederations: fromPromise(async () => {
        counts.readings++
        return listedFederations
      }),
      federationDetail: federationDetailMachine.provide({
        actors: {
          readFederation: fromPromise(async () => federation),
          federationForm: federationFormMachine.provide({
            actors: { updateFederation: fromPromise(async (): Promise<unknown> => null) },
          }),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: { ...rights, query, asked: federation.id } }).start()
  render(<Federations actor={actor} />)
  return { counts, person: personOf(), window: personOf().within('dialog', federation.name) }
}

const seeing = ['Voir les adhérents', 'Voir les adhérents retirés']
const offers = ['Initialiser', 'Modifier', ...seeing, 'Importer les adhérents']

// §6: « federations.write (add, edit, initialise, import, delete federations) »; §4: what a state allows.
test.each([
  ['who manages federations', staff, detailed, ['Modifier', ...seeing, 'Importer les adhérents']],
  ['who manages federations', staff, bare, ['Initialiser', 'Modifier']],
  ['who imports only', { ...staff, mayWrite: false }, detailed, [...seeing, 'Importer les adhérents']],
  ['who imports only', { ...staff, mayWrite: false }, bare, []],
  ['who reads only', { ...staff, mayWrite: false, mayImport: false }, detailed, []],
])(
  '%s is offered that much, and no more, on the page of a federation',
  async (_, rights, federation, offered) => {
    const { person, window } = arrive(rights, federation)
    await person.sees('region', 'Chasses')
    for (const name of offers)
      await (offered.includes(name) ? window.sees('button', name) : window.doesNotSee('button', name))
  },
)

test('The list is read again after the page was left only if something was changed on it', async () => {
  const { counts, person, window } = arrive(staff)
  await window.click('button', 'Modifier')
  await person.within('dialog', 'Modifier la fédération').click('button', 'Annuler')
  await person.doesNotSee('dialog', 'Modifier la fédération')
  await window.click('button', 'Fermer')
  await person.doesNotSee('dialog', /./)
  expect(counts.readings).toBe(1)

  cleanup()
  const changing = arrive(staff)
  await changing.window.click('button', 'Modifier')
  await changing.person.within('dialog', 'Modifier la fédération').click('button', 'Enregistrer')
  await changing.person.doesNotSee('dialog', 'Modifier la fédération')
  await changing.window.sees('region', 'Chasses')
  await changing.window.click('button', 'Fermer')
  await changing.person.doesNotSee('dialog', /./)
  expect(changing.counts.readings).toBe(2)
})

test('The number of expected reports opens their list, for who may see people, unless there is none', () => {
  const page = (informed: number, linksPeople: boolean) => (
    <MemoryRouter>
      <FederationFacts
        federation={{ ...detailed, hunts: { planned: 1, informed, finished: 2 } }}
        figures={null}
        gestures={null}
        members={null}
        linksPeople={linksPeople}
      />
    </MemoryRouter>
  )
  const link = () => screen.queryByRole('link', { name: /comptes? rendus? attendus?$/ })?.getAttribute('href')
  const { rerender } = render(page(3, true))
  expect(link()).toBe(`/hunts/overdue?federation_id=${detailed.id}`)
  rerender(page(0, true))
  expect(link()).toBeUndefined()
  rerender(page(3, false))
  expect(link()).toBeUndefined()
})
