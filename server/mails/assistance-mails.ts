import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { momentInWords } from '../rules/moments.ts'
import { waysToReach } from './federation-contact.ts'
import { letter, type Letter } from './letter.ts'

/** `federation`: the staff member's; null for an administrator of the whole application. */
type Assisted = { firstname: string; at: Date; by: string; federation: string | null }

/**
 * Notifies a person that staff acts on their behalf, what that allows, and whom to ask; `url` is where
 * they can change their password, which ends the assisted session.
 */
export const accountAssisted = (
  { firstname, at, by, federation }: Assisted,
  url: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte est ouvert pour vous aider',
    firstname,
    before: [
      `Le ${momentInWords(at)}, ${by} (${federation ? `fédération : ${federation}` : 'administration de Venaison'}) a ouvert votre compte Venaison pour vous aider.`,
      'Pendant trente minutes au plus, cette personne voit votre compte et peut agir à votre place. L’historique garde ce qu’elle fait, avec son nom.',
      'Elle ne voit pas votre mot de passe, et ne peut ni le changer, ni obtenir de numéro de téléphone, ni décider pour vous : conditions d’utilisation, utilisation de vos données, lettre d’information, suppression du compte.',
      'Si vous n’avez pas demandé d’aide, contactez votre fédération. Changer votre mot de passe ferme toutes les sessions, celle-ci comprise.',
      ...waysToReach(contact),
    ],
    action: { label: 'Changer mon mot de passe', url },
  })
