import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

/**
 * The kinds of calls, in the order in which an overloaded server refuses them: statistics, exports and
 * imports; lists and searches; changes; and last what a report and signing in take.
 */
export const kinds = ['analysis', 'reading', 'writing', 'vital'] as const
export type Kind = (typeof kinds)[number]

/** Calls whose kind is not that of their method. The browser does not know kinds, so they stand here. */
const others: Partial<Record<EndpointName, Kind>> = {
  viewStatistic: 'analysis',
  exportStatistic: 'analysis',
  exportUsers: 'analysis',
  readOwnData: 'analysis',
  checkRetrievers: 'analysis',
  importRetrievers: 'analysis',

  obtainContacts: 'reading',
  previewRecall: 'reading',

  signIn: 'vital',
  signOut: 'vital',
  signInByLink: 'vital',
  readSession: 'vital',
  beginPasskeyProof: 'vital',
  provePasskey: 'vital',
  proveCode: 'vital',
  listHunts: 'vital',
  readHunt: 'vital',
  readDonations: 'vital',
  recordDonations: 'vital',
  readReport: 'vital',
  amendDonations: 'vital',
  listAnimals: 'vital',
  noteAnimal: 'vital',
  updateAnimal: 'vital',
  handAnimalOver: 'vital',
  takeAnimalBack: 'vital',
  handOfferOver: 'vital',
  reportAbsence: 'vital',
  readLinkedMeeting: 'vital',
  handLinkedOver: 'vital',
  reportLinkedAbsence: 'vital',
  reportProblem: 'vital',
}

/** The kind of a call: a GET reads and other methods write, with the exceptions above. */
export function kindOf(name: EndpointName): Kind {
  const { method }: Endpoint = endpoints[name]
  return others[name] ?? (method === 'GET' ? 'reading' : 'writing')
}
