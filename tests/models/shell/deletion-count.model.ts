import { deletionCountMachine } from '../../../machines/shell/deletion-count.ts'
import { deletionAskedDaysAgo } from '../../world/people.ts'
import { waitingNumber } from '../pages/waiting-number.ts'

export const deletionCount = waitingNumber(deletionCountMachine, {
  name: 'deletion-count',
  label: 'Demandes de suppression',
  to: '/users/deletion-requests',
  waiting: Object.keys(deletionAskedDaysAgo).length,
})
