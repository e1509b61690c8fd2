import { letter, type Letter } from './letter.ts'

/** Acknowledges that a person asks for the deletion of their account; `url` is where they may take it back. */
export const deletionRequested = (firstname: string, url: string): Letter =>
  letter({
    subject: 'Votre demande de suppression est enregistrée',
    firstname,
    before: [
      'Vous avez demandé la suppression de votre compte Venaison. Votre demande est enregistrée.',
      'Une personne habilitée effacera vos données personnelles sous un mois. Les quantités de gibier déclarées restent, sans votre nom.',
      'D’ici là, votre compte fonctionne comme avant, et vous pouvez renoncer à votre demande :',
    ],
    action: { label: 'Ouvrir mon compte', url },
    after: ['Si cette demande ne vient pas de vous, renoncez-y et changez votre mot de passe.'],
  })
