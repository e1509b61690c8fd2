import type { FederationContact } from '../../contract/shared/federations.ts'
import { waysToReach } from './federation-contact.ts'
import { letter, type Letter } from './letter.ts'

/** Tells somebody that an account was made for them; by the link they choose its password. */
export const accountCreated = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Votre compte Venaison a été créé',
    firstname,
    before: [
      'Un compte Venaison a été créé pour vous avec cette adresse. Choisissez votre mot de passe pour vous connecter.',
    ],
    action: { label: 'Choisir mon mot de passe', url },
    after: [
      'Ce lien ne sert qu’une fois, pendant sept jours. Ensuite, la page de connexion en envoie un autre.',
    ],
  })

/** Asks the new address of an account to be confirmed by a link. */
export const newAddress = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    firstname,
    before: [
      'Cette adresse est désormais celle de votre compte Venaison. Confirmez qu’elle est bien la vôtre.',
    ],
    action: { label: 'Confirmer mon adresse', url },
    after: ['Ce lien ne sert qu’une fois, pendant trois jours.'],
  })

/** Tells the former address of an account that it is not its address any more. */
export const formerAddress = (firstname: string): Letter =>
  letter({
    subject: 'L’adresse de votre compte a changé',
    firstname,
    before: [
      'Une personne habilitée a changé l’adresse e-mail de votre compte Venaison. Celle-ci ne sert plus à vous connecter.',
      'Si vous n’avez rien demandé, écrivez vite à votre fédération.',
    ],
  })

/** Tells a person that they can no longer sign in, and whom to ask why. */
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

/** Tells a person that they can sign in again; `url` is where. */
export const accountUnblocked = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Votre compte est débloqué',
    firstname,
    before: [
      'Une personne habilitée a débloqué votre compte Venaison. Vous pouvez de nouveau vous connecter, et vous retrouvez tout comme avant.',
    ],
    action: { label: 'Me connecter', url },
  })
