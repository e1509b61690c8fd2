import { kindOf } from '../authority/matrix-callers.ts'
import { place } from '../../world/places.ts'
import { everybody } from './callers.ts'
import type { Rows } from './row.ts'

/** Registration. */
export const registrationRows = {
  listAvailableFederations: everybody,
  register: {
    ...everybody,
    sends: {},
    status: 422,
    right: {
      by: kindOf('nobody'),
      sends: {
        password: 'Gibier-et-forêt',
        password_confirmation: 'Gibier-et-forêt',
        firstname: 'Camille',
        lastname: 'Dupont',
        phone: '0639980099',
        email: 'fuzz-newcomer@example.org',
        city_id: place('Bourges').id,
        user_type: 'receiver',
        search_radius: 20,
        is_hunter: 0,
        specimen_type_ids: [1],
        quantities: [1],
      },
    },
    changes: { users: 1, givers: 'some', receivers: 'some', wishes: 'some', tokens: 'some' },
    acts: null,
  },
} satisfies Partial<Rows>
