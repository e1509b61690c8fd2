import { listAbsences, type Absence } from '../../../contract/users/absences.ts'
import { pagedList } from '../../patterns/paged-list.ts'

type Listed = { type: 'absences.listed'; total: number }

/** The contested absences, page by page, oldest first. */
export const absenceListMachine = pagedList<Absence, object, Listed>({
  id: 'absenceList',
  call: listAbsences,
  description: 'Les absences contestées, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les absences de la page sont montrées, avec ce que la personne en dit.',
    empty: 'Aucune absence n’est contestée.',
  },
  notifies: ({ total }) => ({ type: 'absences.listed', total }),
})
