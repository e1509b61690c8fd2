import { letter, type Letter } from './letter.ts'

/** The factor added or removed. */
export type Factor = { kind: 'passkey'; name: string } | { kind: 'totp' }

const named = (factor: Factor) =>
  factor.kind === 'passkey' ? `la clé d’accès « ${factor.name} »` : 'une application de codes'

const ifNot = [
  'Si cela ne vient pas de vous, changez votre mot de passe et prévenez la personne qui gère les comptes de votre fédération.',
]

/** Notifies a person that a second factor was added to their account. */
export const factorAdded = (firstname: string, factor: Factor, url: string): Letter =>
  letter({
    subject: 'Un moyen de double vérification a été ajouté',
    firstname,
    before: [`Votre compte Venaison peut maintenant être vérifié par ${named(factor)}.`],
    action: { label: 'Ouvrir mon compte', url },
    after: ifNot,
  })

/** Notifies a person that a second factor was removed from their account. */
export const factorRemoved = (firstname: string, factor: Factor, url: string): Letter =>
  letter({
    subject: 'Un moyen de double vérification a été retiré',
    firstname,
    before: [`Votre compte Venaison ne peut plus être vérifié par ${named(factor)}.`],
    action: { label: 'Ouvrir mon compte', url },
    after: ifNot,
  })

/** Notifies a person that their recovery codes were replaced. */
export const recoveryCodesRenewed = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Vos codes de secours ont été remplacés',
    firstname,
    before: [
      'De nouveaux codes de secours viennent d’être donnés pour votre compte Venaison. Les précédents ne servent plus.',
    ],
    action: { label: 'Ouvrir mon compte', url },
    after: ifNot,
  })

const remaining = (left: number) =>
  left === 0
    ? 'Il ne vous en reste plus : demandez-en de nouveaux dans votre compte.'
    : left === 1
      ? 'Il vous en reste un : pensez à en demander de nouveaux dans votre compte.'
      : `Il vous en reste ${left}.`

/** Notifies a person that a recovery code was used to sign in, and how many are left. */
export const recoveryCodeUsed = (firstname: string, left: number, url: string): Letter =>
  letter({
    subject: 'Un code de secours a servi à vous connecter',
    firstname,
    before: [
      'Une connexion à votre compte Venaison vient d’être vérifiée par un code de secours, qui ne servira plus.',
      remaining(left),
    ],
    action: { label: 'Ouvrir mon compte', url },
    after: ifNot,
  })

/** Warns a person that somebody knows their password and tried wrong codes. */
export const codesGuessed = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Quelqu’un a peut-être votre mot de passe',
    firstname,
    before: [
      'Quelqu’un s’est connecté à votre compte Venaison avec votre mot de passe, puis a saisi trop de codes faux. Rien de votre compte n’a été montré, et cette connexion a été fermée.',
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez vite un autre mot de passe :',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url },
  })

/** Notifies a person that staff has removed their second factors; `url` is the sign-in page. */
export const secondFactorReset = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Votre double vérification a été réinitialisée',
    firstname,
    before: [
      'Une personne habilitée a retiré tous les moyens de double vérification de votre compte Venaison, et vos sessions ont été fermées. À votre prochaine connexion, vous en ajouterez un autre.',
    ],
    action: { label: 'Me connecter', url },
    after: ['Si vous n’avez rien demandé, prévenez la personne qui gère les comptes de votre fédération.'],
  })
