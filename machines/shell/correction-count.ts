import { waitingCount } from '../patterns/waiting-count.ts'

/** How many reports wait for the correction that was asked for. */
export const correctionCountMachine = waitingCount({
  id: 'correctionCount',
  call: 'countCorrections',
  description: 'Le nombre de corrections demandées, dans le menu de qui peut y répondre.',
  unasked: 'Personne n’est connecté qui puisse répondre à une correction.',
})
