import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import type { FederationRights } from '../../../machines/federations/federation-rights.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { FederationFacts } from '../../../src/screens/federations/federation-facts.tsx'
import { Federations } from '../../../src/screens/federations/federations.tsx'
import { bare, detailed, listedFederations } from '../../world/federations.ts'
import { personOf } from '../run/person.ts'

const query = { search: '', state: '', order: 'department_code', desc: false } as const
const staff: FederationRights = { mayWrite: true, mayImport: true, isNational: true }

/** A person with these rights arrives at the page of a federation. */
function arrive(rights: FederationRights, federation: typeof detailed) {
  const machine = federationsMachine.provide({
    actors: {
      listFederations: fromPromise(async () => listedFederations),
      federationDetail: federationDetailMachine.provide({
        actors: { readFederation: fromPromise(async () => federation) },
      }),
    },
  })
  const actor = createActor(machine, { input: { ...rights, query, asked: federation.id } }).start()
  render(<Federations actor={actor} />)
  return { person: personOf(), window: personOf().within('dialog', federation.name) }
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

test('The number of expected reports opens their list, for who may see people, unless there is none', () => {
  const page = (informed: number, linksPeople: boolean) => (
    <FederationFacts
      federation={{ ...detailed, hunts: { planned: 1, informed, finished: 2 } }}
      figures={null}
      gestures={null}
      members={null}
      linksPeople={linksPeople}
    />
  )
  const link = () => screen.queryByRole('link', { name: /comptes? rendus? attendus?$/ })?.getAttribute('href')
  const { rerender } = render(page(3, true), { wrapper: MemoryRouter })
  expect(link()).toBe(`/hunts/overdue?federation_id=${detailed.id}`)
  rerender(page(0, true))
  expect(link()).toBeUndefined()
  rerender(page(3, false))
  expect(link()).toBeUndefined()
})
