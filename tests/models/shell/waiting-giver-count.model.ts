import { waitingGiverCountMachine } from '../../../machines/shell/waiting-giver-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const waitingGiverCount = waitingNumber(waitingGiverCountMachine, {
  name: 'waiting-giver-count',
  label: 'Comptes à valider',
  to: '/users/givers/validation',
  waiting: 2,
})
