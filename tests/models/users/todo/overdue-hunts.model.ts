import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { OverdueAddress, type OverdueHunt } from '../../../../contract/users/overdue-hunts.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { overdueHuntListMachine, overdueHuntsMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { flow, fromOutside } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'
import { initialised, listedFederations } from '../../../world/federations.ts'
import { hunts } from '../../pages/todo.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/users/todo/overdue-hunts.tsx')

const [oldest, latest] = hunts as [OverdueHunt, OverdueHunt]
const rows = { own: hunts, first: [oldest], second: [latest] }

export const overdueHuntList = pagedListFlow(overdueHuntListMachine, {
  name: 'overdue-hunt-list',
  call: 'listOverdueHunts',
  rows,
  isWork: true,
  texts: {
    role: 'table',
    name: 'Comptes rendus attendus',
    reading: 'Lecture des chasses…',
    empty: 'Aucun compte rendu n’est attendu.',
    failed: 'Les chasses n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { giver, city, days_late } of rows) {
      const row = person.within('row', new RegExp(giver.name))
      await row.sees('link', `Appeler ${giver.name} au ${phoneInPairs(giver.phone!)}`)
      await row.seesText(new RegExp(`, ${city}$`))
      await row.seesText(days_late > 1 ? /^2.jours$/ : /^1.jour$/)
    }
  },
  screen: async () => {
    const { OverdueHuntList } = await screens()
    return ({ actor }) => createElement(OverdueHuntList, { actor, withFederation: true })
  },
  browser: { as: 'cher', navigate: '/hunts/overdue' },
})

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
    const { OverdueHunts } = await screens()
    return ({ actor }) => createElement(OverdueHunts, { actor, withFederation: true })
  },
  browser: {
    as: 'admin',
    // Staff of one federation choose nothing, on the same page.
    unreachable: (_, { context }) => !context.withFederations,
    navigate: '/hunts/overdue',
  },
})
