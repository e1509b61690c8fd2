import { ownRecallsMachine } from '../../../machines/receiver/own-recalls.ts'
import { commonFailures, httpError, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { ownRecall } from '../../world/recalls.ts'
import { retry } from '../patterns/paged-list.ts'

const title = 'Rappel de gibier'
const known = { ...ownRecall, is_known: true }
const lifted = { ...ownRecall, is_lifted: true }
const positive = { ...ownRecall, reason: null }
const card = (person: Person) => person.within('region', title)

export const ownRecalls = flow(ownRecallsMachine, {
  name: 'own-recalls',
  samples: {
    events: { 'recall.acknowledged': [{ id: ownRecall.id }] },
    answers: {
      listOwnRecalls: [[ownRecall], [positive], [known], [lifted], []],
      acknowledgeRecall: [known],
    },
    failures: { listOwnRecalls: [...commonFailures(), httpError(404), ...rareFailures()] },
  },
  gestures: {
    'recalls.retried': (driver) => driver.click('button', retry),
    'recall.acknowledged': (driver) =>
      driver.within('region', title).click('button', 'J’ai bien reçu l’information'),
  },
  expects: {
    loading: (person) => person.seesText('Lecture des rappels…'),
    gone: (person) => person.seesText('Ce lien n’est plus valable.'),
    unavailable: showing('Les rappels de gibier n’ont pas pu être lus. Vérifiez votre réseau'),
    'listed.fresh': async (person, { context: { recalls } }) => {
      if (recalls.length === 0) return person.doesNotSee('region', title)
      for (const { is_lifted, is_known, reason } of recalls) {
        if (is_lifted) {
          await card(person).seesText('L’alerte est levée pour sanglier, chasse du')
          continue
        }
        await card(person).seesText('Ne mangez pas ce gibier')
        await card(person).seesText(reason ?? 'Le laboratoire a trouvé des trichines')
        await card(person).seesText('n’en donnez à personne')
        if (is_known) await card(person).seesText('Vous avez confirmé avoir reçu l’information.')
        else await card(person).sees('button', 'J’ai bien reçu l’information')
      }
    },
    'listed.failed': (person) =>
      card(person).seesText('Votre confirmation n’est pas partie. Vérifiez votre réseau'),
    acknowledging: (person) => card(person).sees('button', 'Envoi de votre confirmation…'),
  },
  screen: async () => (await import('../../../src/screens/receiver/own-recalls.tsx')).OwnRecalls,
  browser: { as: 'receiver', navigate: '/' },
})
