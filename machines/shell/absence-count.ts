import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts contested absences, for the menu. */
export const absenceCountMachine = waitingCount({
  id: 'absenceCount',
  call: 'countAbsences',
  description: 'Le nombre d’absences contestées, dans le menu de qui peut en décider.',
  unasked: 'Personne n’est connecté qui puisse décider d’une absence.',
})
