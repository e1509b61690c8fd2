import { limits } from '../../contract/limits.ts'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { letter, type Letter, waysToReach } from './letter.ts'

/** The link by which a person confirms their address. */
export const addressConfirmation = (url: string): Letter =>
  letter({
    subject: 'Confirmez votre adresse e-mail',
    before: ['Vous avez créé un compte Venaison avec cette adresse. Confirmez qu’elle est bien la vôtre.'],
    action: { label: 'Confirmer mon adresse', url },
    after: [
      'Ce lien est valable trois jours et ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ne faites rien : ce compte ne servira à personne.',
    ],
  })

/** Who changes an account's address. */
export type Changer = 'staff' | 'self'
const begun: Record<Changer, { next: string; former: string }> = {
  staff: {
    next: 'Une personne habilitée a indiqué que cette adresse devient celle de votre compte Venaison.',
    former: 'Une personne habilitée a donné une autre adresse e-mail à votre compte Venaison.',
  },
  self: {
    next: 'Vous avez indiqué que cette adresse devient celle de votre compte Venaison.',
    former: 'Une autre adresse e-mail a été donnée à votre compte Venaison, depuis « Mon compte ».',
  },
}

const askNewAddress =
  (by: Changer) =>
  (url: string): Letter =>
    letter({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before: [`${begun[by].next} Confirmez qu’elle est bien la vôtre : jusque-là, rien ne change.`],
      action: { label: 'Confirmer mon adresse', url },
      after: [
        'Ce lien est valable trois jours et ne sert qu’une fois.',
        'Si vous n’avez pas de compte Venaison, ne faites rien.',
      ],
    })

/** Asks the new address of an account to confirm by a link. */
export const newAddress = { staff: askNewAddress('staff'), self: askNewAddress('self') }

/** Notifies the former address of an account of the change, and how to stop it. */
export const addressWillChange = (
  firstname: string,
  url: string,
  by: Changer,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'L’adresse de votre compte va changer',
    firstname,
    before: [
      `${begun[by].former} Elle prendra la place de celle-ci dès qu’elle sera confirmée.`,
      `Si vous n’avez rien demandé, arrêtez ce changement : le lien ci-dessous le permet pendant ${limits.addressChange} heures, même une fois la nouvelle adresse confirmée. D’ici là, le mot de passe ne peut pas être réinitialisé.`,
      'L’arrêter ferme aussi toutes vos sessions : choisissez ensuite un nouveau mot de passe, car quelqu’un connaît peut-être le vôtre.',
    ],
    action: { label: 'Arrêter ce changement', url },
    after: ['Si vous avez demandé ce changement, ne faites rien.', ...waysToReach(contact)],
  })
