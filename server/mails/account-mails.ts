import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { dayInWords, momentInWords } from '../rules/days-in-words.ts'
import { letter, type Letter, waysToReach } from './letter.ts'

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

/** The link by which a person chooses a new password. */
export const passwordReset = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Choisissez un nouveau mot de passe',
    firstname,
    before: ['Vous avez demandé à changer le mot de passe de votre compte Venaison.'],
    action: { label: 'Choisir un nouveau mot de passe', url },
    after: [
      'Ce lien est valable une heure et ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    ],
  })

/** Notifies a person that their password has changed, in case it was not them. */
export const passwordChanged = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Votre mot de passe a changé',
    firstname,
    before: [
      'Le mot de passe de votre compte Venaison vient d’être changé, et toutes vos sessions ont été fermées.',
      'Si ce changement vient de vous, vous n’avez rien à faire. Sinon, choisissez vite un autre mot de passe :',
    ],
    action: { label: 'Demander un nouveau lien', url },
  })

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
