import { letter, type Letter } from './letter.ts'

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
