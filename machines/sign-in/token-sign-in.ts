import { signInByLink } from '../../contract/sign-in/sign-in-links.ts'
import { linkRedemption } from '../patterns/link-redemption.ts'

/** Opens an assisted session through a link created by staff, then opens the application. */
export const tokenSignInMachine = linkRedemption({
  id: 'tokenSignIn',
  call: signInByLink,
  description: 'Une personne ouvre une session avec un lien de connexion.',
  states: {
    offered: 'Le lien n’est pas encore utilisé ; la personne confirme.',
    following: 'Le lien est utilisé.',
    failed: 'La session n’a pas pu être ouverte ; on peut réessayer.',
    followed: 'La session est ouverte.',
    dead: 'Le lien a déjà servi, ou n’est plus bon.',
  },
})
