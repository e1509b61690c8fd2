import { dayAfter } from '../../../contract/days.ts'
import type { EndpointName } from '../../../contract/endpoints.ts'
import { boar, contactId, informed, received } from '../../world/hunts.ts'
import { giver, luc, password, resetLinkToken } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { CHER, type Kind } from '../authority/matrix-callers.ts'
import type { Row } from '../authority/matrix-rows.ts'
import { today } from '../support/in-world.ts'
import type { Field } from './inputs.ts'
import { kindOf, meetingLinkTokens, ownSession, promised, proven, unlinkedMeeting } from './seeded.ts'

const only = (near: number) => ({ near, far: near, sees: () => true })
const fresh = { password: 'Gibier-et-forêt', password_confirmation: 'Gibier-et-forêt' }
const memberFile = () => ({
  file_retrivers: new File(
    ['NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE\nRoux;Paul;1800077;;;;;'],
    'adherents.csv',
    { type: 'text/csv' },
  ),
})

/**
 * Calls that succeed in the seeded database although those of the authority matrix do not, with their
 * caller.
 */
export const rightCalls: Partial<
  Record<EndpointName, { by: Kind; row: Pick<Row, 'rows' | 'sends' | 'form'> }>
> = {
  changeOwnAddress: { by: kindOf('a giver'), row: { sends: { email: 'matrix-next@example.org', password } } },
  resetPassword: { by: kindOf('nobody'), row: { sends: { token: resetLinkToken, ...fresh } } },
  register: {
    by: kindOf('nobody'),
    row: {
      sends: {
        ...fresh,
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
  },
  createHunt: {
    by: kindOf('a giver'),
    row: {
      sends: {
        started_at: dayAfter(today, 3),
        city_id: place('Bourges').id,
        is_wolfhunter: 0,
        specimen_type_ids: [1],
        quantities: [1],
      },
    },
  },
  checkRetrievers: { by: kindOf('an administrator'), row: { rows: only(CHER), form: memberFile } },
  importRetrievers: { by: kindOf('an administrator'), row: { rows: only(CHER), form: memberFile } },
  signIn: { by: kindOf('nobody'), row: { sends: { email: giver.email, password } } },
  resetSecondFactor: { by: kindOf('an administrator'), row: { rows: only(proven.id!) } },
  handAnimalOver: {
    by: kindOf('a giver'),
    row: { rows: only(boar.id), sends: { contact_id: contactId(informed.id, luc.id), is_warned: 1 } },
  },
  confirmOffer: {
    by: kindOf('a giver'),
    row: {
      rows: only(promised.willing),
      sends: {
        specimen_type_id: 2,
        place: 'La mairie',
        city_id: place('Bourges').id,
        day: today,
        from: '18:00',
        to: '18:30',
      },
    },
  },
  handOfferOver: {
    by: kindOf('a giver'),
    row: { rows: only(promised.accepted), sends: { is_warned: 1 } },
  },
  makeMeetingLink: { by: kindOf('a giver'), row: { rows: only(unlinkedMeeting) } },
  closeMeetingLink: { by: kindOf('a giver'), row: { rows: only(unlinkedMeeting) } },
  readLinkedMeeting: { by: kindOf('nobody'), row: { sends: { token: meetingLinkTokens.today } } },
  handLinkedOver: {
    by: kindOf('nobody'),
    row: { sends: { token: meetingLinkTokens.today, offer_id: promised.accepted, is_warned: 1 } },
  },
  reportLinkedAbsence: {
    by: kindOf('nobody'),
    row: { sends: { token: meetingLinkTokens.over, offer_id: promised.missed } },
  },
  reportAbsence: { by: kindOf('a giver'), row: { rows: only(promised.missed) } },
  reportProblem: {
    by: kindOf('a receiver'),
    row: { rows: only(received.id), sends: { text: 'Un abcès dans l’épaule' } },
  },
  closeSession: { by: proven, row: { rows: only(ownSession) } },
}

/** The call that succeeds according to the authority matrix, if any. */
export async function rightCall(
  { rows, query = '', sends, form }: Partial<Row>,
  caller: number,
  path: string,
) {
  const url = path.replace(/\{\w+\}/, String(rows?.near)) + query
  if (!form)
    return sends
      ? { caller, url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(sends) }
      : { caller, url, headers: {}, body: null }
  const fields = Object.entries(form()).map(async ([name, value]): Promise<Field> => {
    if (typeof value === 'string') return [name, value]
    const file = Buffer.from(await value.arrayBuffer()).toString('latin1')
    return [name, { file, name: value.name, type: value.type }]
  })
  return { caller, url, headers: {}, body: { fields: await Promise.all(fields) } }
}
