import { dayAfter } from '../../../contract/days.ts'
import type { Verification } from '../../../contract/shared/certificates.ts'
import { verificationMachine } from '../../../machines/receiver/verification.ts'
import { commonFailures, httpError, rareFailures } from '../../model/failures.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { othersHunts, received } from '../../world/hunts.ts'
import { today } from '../../world/today.ts'

/** The boar of the world. */
const boar: Verification = {
  specimen_type: 'sanglier',
  tag: received.tag,
  started_at: dayAfter(today, othersHunts[1]!.day),
  city: 'Saint-Amand-Montrond',
  federation: 'Fédération des chasseurs du Cher',
  search: 'none',
  is_recalled: false,
}
const deer: Verification = { ...boar, specimen_type: 'chevreuil', tag: null, federation: null, search: null }
const card = (person: Person) => person.within('region', 'Le certificat')

export const verification = flow(verificationMachine, {
  name: 'verification',
  input: { token: received.verification_token },
  samples: {
    answers: {
      readVerification: [boar, { ...boar, search: 'positive' }, deer, { ...boar, is_recalled: true }],
    },
    failures: { readVerification: [...commonFailures(), httpError(404), ...rareFailures()] },
  },
  gestures: {
    'verification.retried': (driver) => driver.within('region', 'Le certificat').click('button', 'Réessayer'),
  },
  expects: {
    loading: (person) => card(person).seesText('Vérification du certificat…'),
    found: async (person, { context: { animal } }) => {
      await card(person).seesText('Commune')
      await card(person).seesText('Saint-Amand-Montrond')
      await card(person).seesText(dayInWords(animal!.started_at))
      if (animal?.search === null) {
        await card(person).seesText('Chevreuil')
        await card(person).seesText('Sans marquage')
        return card(person).seesText('Sans objet pour cette espèce')
      }
      await card(person).seesText('SA 0102')
      if (animal?.is_recalled) return card(person).seesText('Animal rappelé : ne consommez pas')
      if (animal?.search === 'positive') return card(person).seesText('Ne consommez pas cette viande.')
      await card(person).seesText('Aucun rappel')
      await card(person).seesText('Ce certificat correspond à un animal remis.')
      await card(person).seesText('Non faite, à notre connaissance')
    },
    unknown: (person) => card(person).seesText('Aucun animal remis ne répond à ce code.'),
    unavailable: (person) => card(person).seesText('Le certificat n’a pas pu être vérifié. Vérifiez votre'),
  },
  screen: async () => (await import('../../../src/screens/receiver/verification.tsx')).Verification,
  browser: {
    navigate: `/verification/${received.verification_token}`,
  },
})
