import { absenceCount } from '../../shell/absence-count.model.ts'
import { absenceLifting } from './absence-lifting.model.ts'
import { absenceList } from './absence-list.model.ts'
import { absenceUpholding } from './absence-upholding.model.ts'
import { absences } from './absences.model.ts'

/** The flows about contested absences, for the registry. */
export const absenceFlows = [absenceCount, absenceList, absenceLifting, absenceUpholding, absences] as const
