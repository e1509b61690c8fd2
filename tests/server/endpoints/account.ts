import { kindOf } from '../authority/matrix-callers.ts'
import { ownSession, proven } from '../fuzz/seeded.ts'
import { place } from '../../world/places.ts'
import { givers, receivers, signedIn } from './callers.ts'
import type { Rows } from './row.ts'

/** What people read and change about their own account, whatever their role. */
export const accountRows = {
  requestPasswordChange: { ...signedIn, personal: true, changes: { tokens: 'some' }, acts: null },
  updateAccount: {
    ...signedIn,
    sends: {},
    status: 422,
    right: {
      by: kindOf('a giver'),
      sends: { firstname: 'Camille', lastname: 'Dupont', phone: '0639980099', city_id: place('Bourges').id },
    },
    changes: { users: 0, givers: 0 },
    acts: 'giver.renamed',
  },
  updateNewsletter: {
    ...signedIn,
    personal: true,
    sends: { accepted: 1 },
    changes: { users: 0, erasures: 'some' },
    acts: null,
  },
  setDeletionRequest: {
    ...signedIn,
    personal: true,
    sends: { requested: 1 },
    changes: { users: 0 },
    acts: null,
  },
  readOwnData: { ...signedIn, personal: true },
  listSessions: { ...signedIn, personal: true },
  closeSession: {
    ...signedIn,
    personal: true,
    rows: { near: 900, far: 901, sees: () => false },
    right: { by: proven, near: ownSession },
    changes: {},
    acts: null,
  },
  closeOtherSessions: { ...signedIn, personal: true, right: { by: proven }, changes: {}, acts: null },
  updateGiver: {
    opens: 'signedIn',
    who: givers,
    sends: { nit: '1812345' },
    changes: { givers: 0 },
    acts: 'giver.nit',
  },
  listPhoneHolders: { opens: 'signedIn', who: receivers },
} satisfies Partial<Rows>
