import { after, answered, elapsed, failed, from, type Kept, type KeptByChart } from './kept.ts'

const bourges = { id: 5, label: 'Bourges', label_full: '18000 BOURGES', postal_code: '18000' }
const nowhere = { federationId: null, nearFromFederation: null }
const found = [
  { type: 'text.typed', value: 'Bour' },
  elapsed('TYPING_PAUSE', 'citySearch.typing'),
  answered('searchCities', [bourges]),
]

const refused = (seconds: number) => ({ type: 'reading.refused', seconds })

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

/** What surrounds any page or serves several: what was found for one text is not offered for another. */
export const keptOfShell: KeptByChart = {
  'city-search': from(nowhere, [
    after(...found).keeps({ cities: [bourges], text: 'Bour' }),
    after(...found, { type: 'text.typed', value: '' }).keeps({ cities: [] }),
    after(
      ...found,
      { type: 'text.typed', value: 'Xyz' },
      elapsed('TYPING_PAUSE', 'citySearch.typing'),
      failed('searchCities'),
    ).keeps({ cities: [], text: 'Xyz' }),
  ]),
  overload: [
    after(refused(60), refused(15)).keeps({ readings: 2, seconds: 60 }),
    after(refused(60), refused(15), 'reading.resumed').keeps({ readings: 1, seconds: 60 }),
    after(refused(60), 'reading.resumed').keeps({ readings: 0, seconds: 0 }),
    after(refused(60), refused(15), 'readings.retried').keeps({ readings: 0, seconds: 0 }),
  ],
  'error-modal': [
    after({ type: 'failure.reported', error: 'Le réseau ne répond pas.' }, 'modal.closed').keeps({
      problem: null,
    }),
  ],
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
