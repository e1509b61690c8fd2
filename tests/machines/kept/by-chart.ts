import { keptOfAccount } from './account.ts'
import { keptOfFederationForm } from './federation-form.ts'
import { keptOfFederations } from './federations.ts'
import { keptOfStatistics } from './statistics.ts'
import { keptOfContacts } from './giver-contacts.ts'
import { keptOfAnimals } from './giver-animals.ts'
import { keptOfGiver } from './giver.ts'
import { after, answered, failed, from, type Kept, type KeptByChart } from './kept.ts'
import { keptOfLists } from './lists.ts'
import { keptOfReceiver } from './receiver.ts'
import { keptOfRegistration } from './registration.ts'
import { keptOfSanitary } from './sanitary.ts'
import { keptOfShell } from './shell.ts'
import { keptOfSignIn } from './sign-in.ts'
import { keptOfGiverValidation } from './giver-validation.ts'
import { keptOfUsers } from './users.ts'

const counted = [{ type: 'reader.admitted' }, answered('countWaiting', { recalls: 3, mails: 1 })]
const uncounted = [...counted, { type: 'requests.changed' }, failed('countWaiting')]
const read = (totals: object) => ({ type: 'totals.read', totals })

/** The numbers beside the entries of the menu: each the newest one that anybody has read. */
const counts: Kept[] = [
  after(...counted).keeps({ waiting: { recalls: 3, mails: 1 } }),
  after(...counted, read({ mails: 2 })).keeps({ waiting: { recalls: 3, mails: 2 } }),
  after('reader.admitted', read({ mails: 5 })).keeps({ waiting: { mails: 5 } }),
  after(...uncounted).keeps({ waiting: {} }),
  after(...uncounted, read({ mails: 4 })).keeps({ waiting: { mails: 4 } }),
  after(...uncounted, 'requests.changed', answered('countWaiting', { recalls: 1 })).keeps({
    waiting: { recalls: 1 },
  }),
  after(...counted, 'reader.left').keeps({ waiting: {} }),
]

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
  ...keptOfAnimals,
  ...keptOfGiver,
  ...keptOfLists,
  ...keptOfReceiver,
  ...keptOfRegistration,
  ...keptOfSanitary,
  ...keptOfShell,
  ...keptOfSignIn,
  ...keptOfGiverValidation,
  ...keptOfUsers,
  'waiting-counts': counts,
  history: from(user, [
    after(firstPage).keeps({ acts: [{ id: 70 }], page: 1, lastPage: 4 }),
    after(firstPage, { type: 'page.chosen', page: 2 }).keeps({ page: 2, cursor: 'second' }),
    after(firstPage, { type: 'page.chosen', page: 4 }).keeps({ page: 4, cursor: 'fourth' }),
  ]),
  'user-choices': [
    ...from({ withFederations: true }, [
      after(answered('listRoles', [{ id: 1 }]), answered('listFederations', [{ id: 2 }])).keeps({
        roles: [{ id: 1 }],
        federations: [{ id: 2 }],
      }),
    ]),
    ...from({ withFederations: false }, [
      after(answered('listRoles', [{ id: 1 }])).keeps({ roles: [{ id: 1 }], federations: [] }),
    ]),
  ],
}
