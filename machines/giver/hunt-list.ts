import { listHunts, type Hunt } from '../../contract/giver/hunts.ts'
import type { HuntState } from '../../contract/shared/hunts.ts'
import { pagedList } from '../patterns/paged-list.ts'

type Listed = { type: 'hunts.listed'; code: HuntState; total: number }

/** One list of the giver's own hunts, page by page (spec §2 « Giver home », §7 GET /hunts/self). */
export const huntListMachine = pagedList<Hunt, { hunt_state_code: HuntState }, Listed>({
  id: 'huntList',
  call: listHunts,
  description: 'Une liste de chasses du responsable de territoire, lue page par page.',
  states: {
    filled: 'Les chasses de la page sont montrées.',
    empty: 'Il n’y a aucune chasse dans cette liste.',
  },
  notifies: ({ where, total }) => ({ type: 'hunts.listed', code: where.hunt_state_code, total }),
})
