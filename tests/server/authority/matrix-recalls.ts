import { receiver } from '../../world/people.ts'
import { INDRE } from './matrix-callers.ts'
import { everybody, holds, receivers, type Row, scoped } from './matrix-rows.ts'

/** By a tag noted in Cher. */
const named = {
  who: holds('users.write'),
  status: ({ federation }) => (federation === INDRE ? 422 : 200),
  sends: { tags: ['SA 0451'], hunted_on: '2026-03-09', department_code: '18' },
} satisfies Row

/** Rows of the matrix: opening recalls and calling people, and confirming. */
export const recallRows = {
  listRecalls: { who: holds('users.write') },
  countRecalls: { who: holds('users.write') },
  previewRecall: named,
  openRecall: { ...named, sends: { ...named.sends, reason: 'Lésions vues à la découpe' } },
  liftRecall: { who: holds('users.write'), rows: scoped(1, 2), sends: { reason: 'Mauvais bracelet' } },
  noteRecallCall: { who: holds('users.write'), rows: scoped(1, 2), sends: { state: 'reached' } },
  listOwnRecalls: { who: receivers },
  acknowledgeRecall: {
    who: receivers,
    personal: true,
    rows: { near: 1, far: 2, sees: ({ id }, which) => which === 'near' && id === receiver.id },
  },
  readLinkedRecall: { ...everybody, sends: { token: 'none' }, status: 404 },
  acknowledgeLinkedRecall: { ...everybody, sends: { token: 'none' }, status: 404 },
} satisfies Record<string, Row>
