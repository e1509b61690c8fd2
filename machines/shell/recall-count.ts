import { waitingCount } from '../patterns/waiting-count.ts'

/** How many people have yet to be told of a recall, or to confirm. */
export const recallCountMachine = waitingCount({
  id: 'recallCount',
  call: 'countRecalls',
  description: 'Le nombre de personnes à prévenir d’un rappel, dans le menu de qui peut les appeler.',
  unasked: 'Personne n’est connecté qui puisse prévenir d’un rappel.',
})
