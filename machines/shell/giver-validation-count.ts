import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts accounts awaiting a decision, for the menu. */
export const giverValidationCountMachine = waitingCount({
  id: 'giverValidationCount',
  call: 'countGiverValidations',
  description: 'Le nombre de comptes à valider, dans le menu de qui peut les voir.',
  unasked: 'Personne n’est connecté qui puisse voir les comptes à valider.',
})
