import { correctionCountMachine } from '../../../machines/shell/correction-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const correctionCount = waitingNumber(correctionCountMachine, {
  name: 'correction-count',
  label: 'Corrections',
  to: '/users/corrections',
  waiting: 1,
})
