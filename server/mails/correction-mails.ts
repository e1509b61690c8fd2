import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { waysToReach } from './federation-contact.ts'
import { letter, type Letter } from './letter.ts'

/** The hunt whose report was to be corrected, and the page where the giver reads it. */
type Asked = { started_at: string; city: string; url: string }

const huntOf = ({ started_at, city }: Asked) => `la chasse du ${dayInWords(started_at)} à ${city}`

/** Notifies a giver that the correction they requested was accepted. */
export const correctionAccepted = (firstname: string, asked: Asked): Letter =>
  letter({
    subject: 'Votre correction est acceptée',
    firstname,
    before: [
      `Votre fédération a accepté votre correction du compte rendu de ${huntOf(asked)}.`,
      'Elle est maintenant la dernière version ; les statistiques la suivent, et les versions d’avant sont gardées.',
    ],
    action: { label: 'Ouvrir mes chasses', url: asked.url },
  })

/** Notifies a giver that their correction was refused, with the reason. */
export const correctionRefused = (
  firstname: string,
  asked: Asked,
  reason: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre correction n’est pas acceptée',
    firstname,
    before: [
      `Votre fédération n’a pas accepté votre correction du compte rendu de ${huntOf(asked)}, qui reste comme il est.`,
      `Sa raison : « ${reason} »`,
    ],
    action: { label: 'Ouvrir mes chasses', url: asked.url },
    after: ['Vous pouvez en demander une autre.', ...waysToReach(contact)],
  })
