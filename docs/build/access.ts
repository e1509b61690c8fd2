import { readFileSync } from 'node:fs'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

const sown = readFileSync(new URL('../../server/migrations/0002-reference.sql', import.meta.url), 'utf8')
const labels = new Map(
  [...sown.matchAll(/\('([a-z]+(?:\.[a-z]+)+)', '([^']+)'\)/g)].map(([, name = '', label = '']) => [
    name,
    label,
  ]),
)

const holders = (permission: string) =>
  `qui a la permission « ${labels.get(permission) ?? permission} » (\`${permission}\`)`

/** Who may make a call, from the contract. */
function whoMay(name: EndpointName): string {
  const { access }: Pick<Endpoint, 'access'> = endpoints[name]
  if (typeof access !== 'string') return access.map(holders).join(' ou ')
  switch (access) {
    case 'public':
      return 'tout le monde'
    case 'signedIn':
      return 'toute personne connectée, pour elle-même'
    case 'giver':
      return 'un responsable de territoire dont le compte est validé'
    case 'receiver':
      return 'un particulier'
    default:
      return holders(access)
  }
}

/** The calls that make a lifecycle go on; « time » does it by itself. */
export const causes: Record<string, readonly (EndpointName | 'time')[]> = {
  'contacts.obtained': ['obtainContacts'],
  'day.ended': ['time'],
  'donations.reported': ['recordDonations'],
  'federation.deleted': ['deleteFederation'],
  'federation.edited': ['updateFederation'],
  'federation.initialised': ['initFederation'],
  'gdpr.accepted': ['setGdprState', 'setUserGdpr'],
  'gdpr.changed': ['setUserGdpr'],
  'gdpr.refused': ['setGdprState', 'setUserGdpr'],
  'giver.banned': ['invalidateGiver'],
  'giver.validated': ['validateGiver'],
  'hunt.deleted': ['deleteHunt'],
  'hunt.edited': ['updateHunt'],
  'phone.revealed': ['revealPhone'],
  'retriever.matched': ['register', 'updateGiver'],
  'retriever.unmatched': ['updateGiver'],
  'retrievers.imported': ['importRetrievers'],
  'token.given': ['readUserToken'],
  'user.anonymised': ['anonymiseUser'],
  'user.blocked': ['blockUser'],
  'user.edited': ['updateUser'],
}

/** Who may cause an event of a lifecycle, and how: one phrase for each way. */
export const causedBy = (event: string): string[] =>
  (causes[event] ?? []).map((name) =>
    name === 'time' ? 'le temps qui passe' : `${whoMay(name)} : « ${endpoints[name].summary} » (\`${name}\`)`,
  )
