import { savedPart } from '../patterns/saved-part.ts'

/** Spec §7 « The three save requests of the account form are sent in parallel and awaited together ». */
export const accountSaving = {
  ...savedPart('account', 'updateAccount'),
  // §6: « sends giver data only if the user has a giver record ».
  ...savedPart('giver', 'updateGiver'),
  ...savedPart('receiver', 'updateReceiver'),
}
