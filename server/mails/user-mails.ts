import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { letter, type Letter, waysToReach } from './letter.ts'

/** Notifies somebody that an account was created for them, with a link to choose its password. */
export const accountCreated = (
  firstname: string,
  url: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte Venaison a été créé',
    firstname,
    before: [
      'Un compte Venaison a été créé pour vous avec cette adresse. Choisissez votre mot de passe pour vous connecter.',
    ],
    action: { label: 'Choisir mon mot de passe', url },
    after: [
      'Ce lien est valable sept jours et ne sert qu’une fois. Ensuite, la page de connexion en envoie un autre.',
      ...waysToReach(contact),
    ],
  })

/** Notifies a person that they can no longer sign in, and whom to ask. */
export const accountBlocked = (firstname: string, contact: FederationContact | undefined): Letter =>
  letter({
    subject: 'Votre compte est bloqué',
    firstname,
    before: [
      'Une personne habilitée a bloqué votre compte Venaison : vous ne pouvez plus vous connecter. Rien n’est effacé, et le compte peut être débloqué.',
      'Pour en connaître la raison, ou si vous pensez à une erreur, contactez votre fédération.',
      ...waysToReach(contact),
    ],
  })

/** Notifies a person that they can sign in again; `url` is the sign-in page. */
export const accountUnblocked = (
  firstname: string,
  url: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte est débloqué',
    firstname,
    before: [
      'Une personne habilitée a débloqué votre compte Venaison. Vous pouvez de nouveau vous connecter, et vous retrouvez tout comme avant.',
    ],
    action: { label: 'Me connecter', url },
    after: waysToReach(contact),
  })
