import { refusedMail } from '../../world/mails.ts'
import { distantMail } from './matrix-callers.ts'
import { holds, type Row, scoped } from './matrix-rows.ts'

/** Rows of the matrix: the pending work of a federation, and marking mails as seen. */
export const todoRows = {
  readTodo: { who: holds('users.view') },
  updateWeeklyDigest: { who: holds('users.view'), personal: true, sends: { wanted: 1 } },
  countGiverValidations: { who: holds('users.view') },
  listOverdueHunts: { who: holds('users.view') },
  countOverdueHunts: { who: holds('users.view') },
  listRefusedMails: { who: holds('users.write') },
  countRefusedMails: { who: holds('users.write') },
  markMailSeen: { who: holds('users.write'), rows: scoped(refusedMail.id, distantMail) },
  listGiverValidations: { who: holds('users.view') },
  listDeletionRequests: { who: holds('users.write') },
  countDeletionRequests: { who: holds('users.write') },
} satisfies Record<string, Row>
