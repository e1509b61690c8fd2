import type { Request } from '../../contract/endpoint.ts'
import { savedPart } from '../patterns/saved-part.ts'
import type { updateReceiver } from '../../contract/shared/receivers.ts'

/** Saves what a receiver's record says (spec §7 PUT /receivers/self). */
export const receiverPartMachine = savedPart<Request<typeof updateReceiver>>({
  id: 'receiverPart',
  call: 'updateReceiver',
  description: 'Ce que dit la fiche d’un particulier, rayon ou chasseur ou non, est enregistré.',
})
