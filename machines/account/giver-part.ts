import type { Request } from '../../contract/endpoint.ts'
import { savedPart } from '../patterns/saved-part.ts'
import type { updateGiver } from '../../contract/account/account.ts'

/** Saves a giver's NIT (spec §7 PUT /givers/self). */
export const giverPartMachine = savedPart<Request<typeof updateGiver>>({
  id: 'giverPart',
  call: 'updateGiver',
  description: 'Le NIT d’un responsable de territoire est enregistré.',
})
