import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import type { Addressed } from '../queries/shared/federations.ts'
import { letter, type Letter, waysToReach } from './letter.ts'

/** Notifies a giver that their account was validated (spec §4); `url` opens their home page. */
export const accountValidated = (
  firstname: string,
  url: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte est validé',
    firstname,
    before: [
      'Votre fédération a validé votre compte de responsable de territoire.',
      'Vous pouvez dès maintenant prévoir vos chasses et trouver à qui céder le gibier.',
    ],
    action: { label: 'Ouvrir mon espace', url },
    after: waysToReach(contact),
  })

const changes = {
  nit: 'Vous avez changé votre NIT. Le nouveau',
  name: 'Vous avez changé de nom. Avec votre NIT, le nouveau',
}

/** Notifies a giver that what they changed must be validated (spec §4); `url` is where they can correct it. */
export const accountWaitsAgain = (
  changed: keyof typeof changes,
  firstname: string,
  url: string,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte attend la validation de votre fédération',
    firstname,
    before: [
      `${changes[changed]} n’est pas celui d’un adhérent que votre fédération a fait connaître.`,
      'Elle doit donc valider votre compte avant que vous puissiez prévoir d’autres chasses. Une faute de frappe ? Corrigez-la dans « Mon compte ».',
    ],
    action: { label: 'Corriger mes informations', url },
    after: waysToReach(contact),
  })

/**
 * Warns a member that somebody with another address uses their NIT. Nothing is said about that person; and the
 * member is not greeted by name, as no account stands behind the address.
 */
export const nitUsed = (contact: FederationContact | undefined): Letter =>
  letter({
    subject: 'Votre NIT sert à un compte avec une autre adresse',
    firstname: '',
    before: [
      'Quelqu’un utilise votre NIT, votre nom et votre commune dans l’application, avec une autre adresse e-mail que celle que votre fédération vous connaît. Ce compte n’est pas validé : il attend que votre fédération décide.',
      'Si c’est vous, vous n’avez rien à faire, ou dites-le à votre fédération pour aller plus vite. Si ce n’est pas vous, dites-le-lui : elle peut refuser ce compte.',
    ],
    after: waysToReach(contact),
  })

/**
 * Notifies a giver that their account was refused (spec §4), the reason if any, and whom to ask.
 * `federation` is undefined for a giver without one.
 */
export const accountBanned = (
  firstname: string,
  federation: Addressed | undefined,
  reason: string | null,
): Letter =>
  letter({
    subject: 'Votre inscription a été refusée',
    firstname,
    before: [
      federation
        ? `Votre fédération (${federation.name}) a refusé votre compte chasseur.`
        : 'Votre fédération a refusé votre compte chasseur.',
      ...(reason ? [`Sa raison : « ${reason} »`] : []),
      `${reason ? 'Si' : 'Pour en connaître la raison, ou si'} vous pensez à une erreur, contactez-la directement : elle peut revenir sur sa décision.`,
      ...waysToReach(federation),
    ],
    after: ['Vos données restent les vôtres : vous pouvez demander à la fédération de les effacer.'],
  })
