import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts pending deletion requests, for the menu. */
export const deletionCountMachine = waitingCount({
  id: 'deletionCount',
  call: 'countDeletionRequests',
  description: 'Le nombre de demandes de suppression, dans le menu de qui peut y répondre.',
  unasked: 'Personne n’est connecté qui puisse répondre à une demande.',
})
