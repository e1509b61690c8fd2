import { stopAddressChange } from '../../contract/sign-in/addresses.ts'
import { linkRedemption } from '../patterns/link-redemption.ts'

/** Stops a change of address through the link mailed to the former address. */
export const addressStopMachine = linkRedemption({
  id: 'addressStop',
  call: stopAddressChange,
  description: 'Une personne arrête le changement de l’adresse de son compte avec le lien qu’elle a reçu.',
  states: {
    offered: 'Le lien est ouvert ; rien n’est arrêté tant que la personne n’a pas appuyé.',
    following: 'La demande est partie, on attend la réponse du serveur.',
    failed: 'La demande n’a pas abouti ; le lien reste bon, on peut réessayer.',
    followed: 'Le changement est arrêté : l’adresse du compte est celle d’avant.',
    dead: 'Le lien a déjà servi ou a expiré : il n’y a plus rien à arrêter ainsi.',
  },
})
