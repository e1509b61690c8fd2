import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { waysToReach } from './federation-contact.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { letter, type Letter } from './letter.ts'

/** Days: of the deletion request, and of its legal deadline. */
type Asked = { askedOn: string; dueOn: string; url: string }

/** Acknowledges a deletion request; `url` is where it can be withdrawn. */
export const deletionRequested = (
  firstname: string,
  { askedOn, dueOn, url }: Asked,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre demande de suppression est enregistrée',
    firstname,
    before: [
      `Le ${dayInWords(askedOn)}, vous avez demandé la suppression de votre compte Venaison. Votre demande est enregistrée.`,
      `Une personne habilitée effacera vos données personnelles, au plus tard le ${dayInWords(dueOn)}, et un dernier e-mail vous le dira. Les quantités de gibier déclarées restent, sans votre nom.`,
      'D’ici là, votre compte fonctionne comme avant, et vous pouvez renoncer à votre demande :',
    ],
    action: { label: 'Ouvrir mon compte', url },
    after: [
      'Si cette demande ne vient pas de vous, renoncez-y et changez votre mot de passe.',
      ...waysToReach(contact),
    ],
  })

/** Notifies a federation of a deletion request, without the person's name. `url` is the list. */
export const deletionToHandle = ({ askedOn, dueOn, url }: Asked): Letter =>
  letter({
    subject: 'Une demande de suppression attend votre fédération',
    before: [
      `Le ${dayInWords(askedOn)}, une personne de votre fédération a demandé la suppression de son compte Venaison.`,
      `La loi laisse un mois pour y répondre : jusqu’au ${dayInWords(dueOn)}. La page « Demandes de suppression » la montre avec les autres.`,
    ],
    action: { label: 'Voir les demandes', url },
  })
