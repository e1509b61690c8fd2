import { createElement } from 'react'
import { availableFederationsMachine } from '../../../machines/registration/available-federations.ts'
import { flow } from '../../model/model.ts'
import { showing, without } from '../../model/person.ts'
import { federations } from '../../world/places.ts'

const title = 'Fédérations disponibles'
const [cher, indre] = federations
const listed = [
  { ...cher, url_logo: null, cities_count: 16 },
  { ...indre, url_logo: null, cities_count: 4 },
]

export const availableFederations = flow(availableFederationsMachine, {
  name: 'available-federations',
  samples: { answers: { listAvailableFederations: [listed, []] } },
  gestures: {
    'list.requested': (driver) => driver.click('button', title),
    'list.closed': (driver) => driver.within('dialog', title).click('button', 'Fermer'),
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    closed: showing(['button', title], without('dialog', title)),
    'open.loading': (person) => person.within('dialog', title).seesText('Lecture des fédérations…'),
    'open.shown': async (person) => {
      const window = person.within('dialog', title)
      await window.seesText(cher.name)
      await window.seesText('16 communes')
      await window.seesText(indre.name)
      await window.doesNotSeeText('Creuse')
    },
    'open.empty': (person) => person.seesText('Aucune fédération n’est disponible pour l’instant.'),
    'open.failed': showing('Les fédérations n’ont pas pu être lues.', ['button', 'Réessayer']),
  },
  screen: async () => {
    const { AvailableFederations } =
      await import('../../../src/screens/registration/available-federations.tsx')
    return ({ actor }) => [
      createElement('button', { key: 0, onClick: () => actor.send({ type: 'list.requested' }) }, title),
      createElement(AvailableFederations, { key: 1, actor }),
    ]
  },
  browser: {
    navigate: (driver) => driver.open('/register'),
  },
})
