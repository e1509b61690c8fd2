import { letter, type Letter } from './letter.ts'

/** The link by which a person confirms that an address is theirs. */
export const addressConfirmation = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Confirmez votre adresse e-mail',
    firstname,
    before: ['Vous avez créé un compte Venaison avec cette adresse. Confirmez qu’elle est bien la vôtre.'],
    action: { label: 'Confirmer mon adresse', url },
    after: [
      'Ce lien ne sert qu’une fois, pendant trois jours.',
      'Si vous n’avez rien demandé, ne faites rien : ce compte ne servira à personne.',
    ],
  })
