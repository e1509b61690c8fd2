import { absenceCount } from '../../shell/absence-count.model.ts'
import { absenceLifting } from './absence-lifting.model.ts'
import { absenceList } from './absence-list.model.ts'
import { absenceUpholding } from './absence-upholding.model.ts'
import { absences } from './absences.model.ts'

/** What staff does about contested absences, for the list of all flows. */
export const absenceFlows = [absenceCount, absenceList, absenceLifting, absenceUpholding, absences] as const
