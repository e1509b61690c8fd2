import { confirmAddress } from '../../contract/sign-in/addresses.ts'
import { linkRedemption } from '../patterns/link-redemption.ts'

/** Confirms an e-mail address through a mailed link. */
export const addressConfirmationMachine = linkRedemption({
  id: 'addressConfirmation',
  call: confirmAddress,
  description: 'Une personne confirme son adresse e-mail avec le lien qu’elle a reçu.',
  states: {
    offered: 'Le lien est ouvert ; rien n’est envoyé tant que la personne n’a pas appuyé.',
    following: 'La confirmation est partie, on attend la réponse du serveur.',
    failed: 'La confirmation n’a pas abouti ; le lien reste bon, on peut réessayer.',
    followed: 'L’adresse est confirmée, par ce lien ou déjà avant : il reste à continuer.',
    dead: 'Le lien a déjà servi ou a expiré : il faut se connecter pour en recevoir un autre.',
  },
})
