import { recallCountMachine } from '../../../machines/shell/recall-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const recallCount = waitingNumber(recallCountMachine, {
  name: 'recall-count',
  label: 'Rappels',
  to: '/federations/recalls',
  waiting: 1,
})
