import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts reports with a pending correction request, for the menu. */
export const correctionCountMachine = waitingCount({
  id: 'correctionCount',
  call: 'countCorrections',
  description: 'Le nombre de corrections demandées, dans le menu de qui peut y répondre.',
  unasked: 'Personne n’est connecté qui puisse répondre à une correction.',
})
