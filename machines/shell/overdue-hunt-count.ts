import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts past hunts without a report, for the menu. */
export const overdueHuntCountMachine = waitingCount({
  id: 'overdueHuntCount',
  call: 'countOverdueHunts',
  description: 'Le nombre de chasses sans compte rendu, dans le menu de qui peut les voir.',
  unasked: 'Personne n’est connecté qui puisse voir les chasses.',
})
