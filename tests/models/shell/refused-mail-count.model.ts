import { refusedMailCountMachine } from '../../../machines/shell/refused-mail-count.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const refusedMailCount = waitingNumber(refusedMailCountMachine, {
  name: 'refused-mail-count',
  label: 'E-mails refusés',
  to: '/mails/refused',
  waiting: 1,
})
