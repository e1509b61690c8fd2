import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts people who have yet to be notified of a recall or to confirm it, for the menu. */
export const recallCountMachine = waitingCount({
  id: 'recallCount',
  call: 'countRecalls',
  description: 'Le nombre de personnes à prévenir d’un rappel, dans le menu de qui peut les appeler.',
  unasked: 'Personne n’est connecté qui puisse prévenir d’un rappel.',
})
