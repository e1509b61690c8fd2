import { absenceCountMachine } from '../../../machines/shell/absence-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const absenceCount = waitingNumber(absenceCountMachine, {
  name: 'absence-count',
  label: 'Absences',
  to: '/users/absences',
  waiting: 1,
})
