import type { Request } from '../../contract/endpoint.ts'
import type { saveWishes } from '../../contract/receiver/wishes.ts'
import { savedPart } from '../patterns/saved-part.ts'

/** Saves what a receiver looks for (spec §7 PUT /wishes/self). */
export const wishesPartMachine = savedPart<Request<typeof saveWishes>>({
  id: 'wishesPart',
  call: 'saveWishes',
  description: 'Les gibiers que recherche un particulier sont enregistrés.',
})
