import { limits } from '../../contract/limits.ts'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter, waysToReach } from './letter.ts'

const { accounts } = limits.retention

const consequence =
  'Tout ce qui permet de vous reconnaître sera effacé, sans retour possible. Les quantités de gibier déclarées restent, sans votre nom.'

type Closing = { day: string; url: string; contact: FederationContact }

const keepIt = ({ url, contact }: Closing) => ({
  action: { label: 'Me connecter', url },
  after: [
    'Mot de passe oublié ? La page de connexion permet d’en choisir un autre.',
    'Vous ne voulez plus de ce compte ? Vous n’avez rien à faire.',
    ...waysToReach(contact),
  ],
})

/**
 * Warns a person that their account will be anonymised on `day` without a visit; `url` is the sign-in
 * page.
 */
export const accountIdle = (firstname: string, closing: Closing): Letter =>
  letter({
    lane: lanes.patient,
    subject: `Votre compte Venaison sera effacé le ${dayInWords(closing.day)}`,
    firstname,
    before: [
      `Votre compte Venaison ne sert plus depuis bientôt ${accounts} mois. Sans visite de votre part, il sera anonymisé le ${dayInWords(closing.day)}.`,
      consequence,
      'Pour le garder, connectez-vous avant cette date. Une fois suffit.',
    ],
    ...keepIt(closing),
  })

/** Reminds them shortly before. */
export const accountStillIdle = (firstname: string, closing: Closing): Letter =>
  letter({
    lane: lanes.patient,
    subject: `Dernier rappel : votre compte Venaison sera effacé le ${dayInWords(closing.day)}`,
    firstname,
    before: [
      `Votre compte Venaison n’a pas servi depuis notre premier message. Il sera anonymisé le ${dayInWords(closing.day)}.`,
      consequence,
      'Pour le garder, connectez-vous avant cette date. C’est le dernier message avant l’effacement.',
    ],
    ...keepIt(closing),
  })

/** Why an account was anonymised: inactivity, a request on a given day, or a decision of staff. */
export type Cause = { idle: true } | { askedOn: string } | 'decided'

function causeInWords(cause: Cause): string {
  if (cause === 'decided') return 'Une personne habilitée a anonymisé votre compte Venaison.'
  return 'idle' in cause
    ? `Votre compte Venaison n’a pas servi depuis ${accounts} mois, et deux e-mails vous en avaient prévenu. Il vient d’être anonymisé.`
    : `Comme vous l’avez demandé le ${dayInWords(cause.askedOn)}, votre compte Venaison vient d’être anonymisé.`
}

/** The last mail to a person: their account was anonymised, why, and what that means. */
export const accountAnonymised = (
  firstname: string,
  cause: Cause,
  contact: FederationContact | undefined,
): Letter =>
  letter({
    subject: 'Votre compte Venaison est effacé',
    firstname,
    before: [
      causeInWords(cause),
      'Votre nom, vos coordonnées et tout ce qui permet de vous reconnaître sont effacés, sans retour possible. Restent les quantités de gibier, sans votre nom, pour les statistiques.',
      'Ce message est le dernier : votre adresse est oubliée dès qu’il est parti. Vous pourrez toujours vous inscrire de nouveau.',
      ...waysToReach(contact),
    ],
  })
