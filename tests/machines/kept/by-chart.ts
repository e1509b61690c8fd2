import { keptOfAccount } from './account.ts'
import { keptOfFederationForm } from './federation-form.ts'
import { keptOfFederations } from './federations.ts'
import { keptOfStatistics } from './statistics.ts'
import { keptOfContacts } from './giver-contacts.ts'
import { keptOfGiver } from './giver.ts'
import { answered, failed, type Kept, type KeptByChart } from './kept.ts'
import { keptOfLists } from './lists.ts'
import { keptOfReceiver } from './receiver.ts'
import { keptOfRegistration } from './registration.ts'
import { keptOfSanitary } from './sanitary.ts'
import { keptOfShell } from './shell.ts'
import { keptOfSignIn } from './sign-in.ts'
import { keptOfGiverValidation } from './giver-validation.ts'
import { keptOfUsers } from './users.ts'

const admitted = { type: 'reader.admitted' }
const read = (total: number) => ({ type: 'total.read', total })

/** The number beside an entry of the menu, by its call: the newest one that anybody has read. */
const count = (call: string): Kept[] => {
  const known = [admitted, answered(call, { waiting: 3 })]
  const unread = [...known, { type: 'requests.changed' }, failed(call)]
  return [
    { after: known, keeps: { waiting: 3 } },
    { after: [admitted, read(5)], keeps: { waiting: 5 } },
    { after: [...known, read(2)], keeps: { waiting: 2 } },
    { after: unread, keeps: { waiting: null } },
    { after: [...unread, read(4)], keeps: { waiting: 4 } },
    { after: [...known, { type: 'reader.left' }], keeps: { waiting: null } },
  ]
}

const user = { subject: { kind: 'user', id: 8, name: 'Hélène Moreau' } }
const meta = { current_page: 1, last_page: 4, previous: null, next: 'second', last: 'fourth' }
const firstPage = answered('listUserAuditLog', { data: [{ id: 70 }], meta })

/** By the name of the flow. */
export const keptByChart: KeptByChart = {
  ...keptOfAccount,
  ...keptOfFederationForm,
  ...keptOfFederations,
  ...keptOfStatistics,
  ...keptOfContacts,
  ...keptOfGiver,
  ...keptOfLists,
  ...keptOfReceiver,
  ...keptOfRegistration,
  ...keptOfSanitary,
  ...keptOfShell,
  ...keptOfSignIn,
  ...keptOfGiverValidation,
  ...keptOfUsers,
  'absence-count': count('countAbsences'),
  'correction-count': count('countCorrections'),
  'deletion-count': count('countDeletionRequests'),
  'overdue-hunt-count': count('countOverdueHunts'),
  'recall-count': count('countRecalls'),
  'refused-mail-count': count('countRefusedMails'),
  'giver-validation-count': count('countGiverValidations'),
  history: [
    { input: user, after: [firstPage], keeps: { acts: [{ id: 70 }], page: 1, lastPage: 4 } },
    {
      input: user,
      after: [firstPage, { type: 'page.chosen', page: 2 }],
      keeps: { page: 2, cursor: 'second' },
    },
    {
      input: user,
      after: [firstPage, { type: 'page.chosen', page: 4 }],
      keeps: { page: 4, cursor: 'fourth' },
    },
  ],
  'user-choices': [
    {
      input: { withFederations: true },
      after: [answered('listRoles', [{ id: 1 }]), answered('listFederations', [{ id: 2 }])],
      keeps: { roles: [{ id: 1 }], federations: [{ id: 2 }] },
    },
    {
      input: { withFederations: false },
      after: [answered('listRoles', [{ id: 1 }])],
      keeps: { roles: [{ id: 1 }], federations: [] },
    },
  ],
}
