import type { Request } from '../../contract/endpoint.ts'
import type { updateAccount } from '../../contract/account/account.ts'
import { savedPart } from '../patterns/saved-part.ts'

/** Saves a person's name, phone and commune (spec §7 PUT /users/self/account). */
export const accountPartMachine = savedPart<Request<typeof updateAccount>>({
  id: 'accountPart',
  call: 'updateAccount',
  description: 'Le nom, le téléphone et la commune d’une personne sont enregistrés.',
})
