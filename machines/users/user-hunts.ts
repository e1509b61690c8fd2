import { listUserHunts, type UserHunt } from '../../contract/users/user-hunts.ts'
import { pagedList } from '../patterns/paged-list.ts'

/** The hunts of a giver, or those at which a receiver received game, page by page, latest first. */
export const userHuntsMachine = pagedList<UserHunt, object>({
  id: 'userHunts',
  call: listUserHunts,
  description: 'Les chasses d’un responsable de territoire, ou ce qu’un particulier a reçu, page par page.',
  states: {
    filled: 'Les chasses de la page sont montrées, la plus récente d’abord, avec ce qui y a été donné.',
    empty: 'Cette personne n’a pas de chasse, ou n’a rien reçu.',
  },
})
