import { liftAbsence, listAbsences, upholdAbsence } from '../../../../contract/users/absences.ts'
import { absenceLiftingMachine } from '../../../../machines/users/todo/absence-lifting.ts'
import { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import { absenceUpholdingMachine } from '../../../../machines/users/todo/absence-upholding.ts'
import { absencesMachine } from '../../../../machines/users/todo/absences.ts'
import { callingAny } from '../../calls.ts'
import { tellTotals } from '../../waiting-counts.ts'
import { shell } from '../../shell.ts'

/** The contested absences, with their calls. */
export const absences = absencesMachine.provide({
  actions: { tellTotal: (_, { total }) => tellTotals({ absences: total }) },
  actors: {
    absenceList: absenceListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listAbsences) },
    }),
    absenceLifting: absenceLiftingMachine.provide({
      actions: shell,
      actors: { call: callingAny(liftAbsence) },
    }),
    absenceUpholding: absenceUpholdingMachine.provide({
      actions: shell,
      actors: { call: callingAny(upholdAbsence) },
    }),
  },
})
