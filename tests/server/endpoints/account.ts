import { kindOf } from '../authority/matrix-callers.ts'
import { ownSession, proven } from '../fuzz/seeded.ts'
import { place } from '../../world/places.ts'
import { givers, receivers, signedIn, themselves } from './callers.ts'
import type { Rows } from './row.ts'

/** What people read and change about their own account, whatever their role. */
export const accountRows = {
  requestPasswordChange: { ...themselves, changes: { tokens: 'some' }, acts: null },
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
    ...themselves,
    sends: { accepted: 1 },
    changes: { users: 0, erasures: 'some' },
    acts: null,
  },
  setDeletionRequest: {
    ...themselves,
    sends: { requested: 1 },
    changes: { users: 0 },
    acts: null,
  },
  readOwnData: { ...themselves },
  listSessions: { ...themselves },
  closeSession: {
    ...themselves,
    rows: { near: 900, far: 901, sees: () => false },
    right: { by: proven, near: ownSession },
    changes: {},
    acts: null,
  },
  closeOtherSessions: { ...themselves, right: { by: proven }, changes: {}, acts: null },
  updateGiver: {
    opens: 'signedIn',
    who: givers,
    sends: { nit: '1812345' },
    changes: { givers: 0 },
    acts: 'giver.nit',
  },
  listPhoneHolders: { opens: 'signedIn', who: receivers },
} satisfies Partial<Rows>
