import { overdueHuntCountMachine } from '../../../machines/shell/overdue-hunt-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const overdueHuntCount = waitingNumber(overdueHuntCountMachine, {
  name: 'overdue-hunt-count',
  label: 'Comptes rendus attendus',
  to: '/hunts/overdue',
  waiting: 2,
})
