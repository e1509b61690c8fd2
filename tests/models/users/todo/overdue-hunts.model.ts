import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { OverdueAddress } from '../../../../contract/users/overdue-hunts.ts'
import { overdueHuntsMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { flow, fromOutside } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'
import { initialised, listedFederations } from '../../../world/federations.ts'

const all = OverdueAddress.parse({})
const national = { withFederations: true, query: all }
const limited = { ...national, withFederations: false }
const filter = 'Filtrer par fédération'

type State = SnapshotFrom<typeof overdueHuntsMachine>

const seesFilter = (person: Person, { context: { query } }: State) =>
  person.seesValue(filter, query.federation_id === 0 ? '' : String(query.federation_id))

export const overdueHunts = flow(overdueHuntsMachine, {
  name: 'overdue-hunts',
  inputs: [national, limited],
  key: ({ context: { query, federations } }) => [query, federations.length],
  samples: {
    events: {
      'query.changed': ({ context: { query } }) => (query.federation_id ? [{ query: all }] : []),
      'filter.chosen': ({ context: { query, federations } }) =>
        federations.length > 0 ? [{ federation_id: query.federation_id ? 0 : initialised.id }] : [],
    },
    answers: { listFederations: [listedFederations] },
  },
  machineOnly: {
    samples: {
      'query.changed': ({ context: { query } }) => [{ query }],
      'filter.chosen': () => [{ federation_id: initialised.id }],
    },
  },
  gestures: {
    'query.changed': fromOutside,
    'filter.chosen': (driver, { federation_id }) =>
      driver.choose(filter, federation_id ? /^FDC18/ : 'Toutes les fédérations'),
    'choices.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    'hunts.listed': (person) => person.sees('heading', 'Comptes rendus attendus'),
    'federations.unneeded': (person) => person.doesNotSee('combobox', filter),
    'federations.loading': (person) => person.seesDisabled('combobox', filter),
    'federations.read': seesFilter,
    'federations.unavailable': showing('Les fédérations n’ont pas pu être lues. Vérifiez votre réseau', [
      'button',
      'Réessayer',
    ]),
  },
  screen: async () => {
    const { OverdueHunts } = await import('../../../../src/screens/users/todo/overdue-hunts.tsx')
    return ({ actor }) => createElement(OverdueHunts, { actor, withFederation: true })
  },
  browser: {
    as: 'admin',
    // Staff of one federation choose nothing, on the same page.
    unreachable: (_, { context }) => !context.withFederations,
    navigate: '/hunts/overdue',
  },
})
