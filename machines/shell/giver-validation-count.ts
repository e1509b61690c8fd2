import { waitingCount } from '../patterns/waiting-count.ts'

/** How many accounts wait for a decision. */
export const giverValidationCountMachine = waitingCount({
  id: 'giverValidationCount',
  call: 'countGiverValidations',
  description: 'Le nombre de comptes à valider, dans le menu de qui peut les voir.',
  unasked: 'Personne n’est connecté qui puisse voir les comptes à valider.',
})
