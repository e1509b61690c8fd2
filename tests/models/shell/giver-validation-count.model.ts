import { giverValidationCountMachine } from '../../../machines/shell/giver-validation-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const giverValidationCount = waitingNumber(giverValidationCountMachine, {
  name: 'giver-validation-count',
  label: 'Comptes à valider',
  to: '/users/givers/validation',
  waiting: 2,
})
