import type { EndpointName, Endpoints } from '../../../contract/endpoints.ts'
import type { Tables } from '../../../server/storage/tables.ts'
import type { TechnicalTables } from '../../../server/storage/technical-tables.ts'
import { changedTables, type Fingerprint, rowsOf } from './fingerprint.ts'

type Changing =
  | { [K in EndpointName]: Endpoints[K]['method'] extends 'GET' ? never : K }[EndpointName]
  | 'readUserToken'

/**
 * By table, the number of rows that a call adds; `some` if it depends on the input, 0 if it only updates
 * rows.
 */
type Changes = { [T in keyof (Tables & TechnicalTables)]?: number | 'some' }

const hunts = { hunts: 0, hunt_previsions: 'some' } as const
const rule = { sanitary_rule_cities: 'some' } as const
/** A promise and its meeting hold the promised animal. */
const offer = { offers: 0, meetings: 'some', animals: 0, meeting_links: 'some' } as const
const report = { report_versions: 'some', report_version_rows: 'some', donations: 'some' } as const
/** A link to a new address is created, used, or invalidated. */
const address = { users: 0, address_changes: 'some', tokens: 'some' } as const
/** Ended offers free the animals that they hold. */
const ended = { offers: 0, animals: 0 } as const
const factors = { recovery_codes: 'some', users: 0 } as const
const jobs = { federation_jobs: 'some' } as const
const recalled = { recalls: 0, recall_receivers: 'some', animals: 0 } as const
/** Personal data are erased; quantities are kept. */
const anonymised = {
  users: 0,
  givers: 0,
  receivers: 0,
  giver_cities: 'some',
  retrievers: 'some',
  removed_retrievers: 'some',
  wishes: 'some',
  availabilities: 'some',
  hunts: 'some',
  hunt_previsions: 'some',
  contacts: 'some',
  phone_reveals: 'some',
  offers: 'some',
  meetings: 'some',
  animals: 0,
  report_requests: 0,
  report_versions: 0,
  reported_problems: 'some',
  recall_receivers: 'some',
  tokens: 'some',
  address_changes: 'some',
  passkeys: 'some',
  totp_secrets: 'some',
  recovery_codes: 'some',
  passkey_challenges: 'some',
  erasures: 1,
} as const

/**
 * What each call may change, written by hand from its description: any other difference is a mistake.
 * Every call may add to the audit log.
 */
export const changedBy = {
  updateAccount: { users: 0 },
  changeOwnAddress: address,
  updateNewsletter: { users: 0, erasures: 'some' },
  setDeletionRequest: { users: 0 },
  requestPasswordChange: { tokens: 'some' },
  updateGiver: { givers: 0 },
  closeSession: {},
  closeOtherSessions: {},
  initFederation: { ...jobs, federation_cities: 'some' },
  createFederation: { federations: 1 },
  updateFederation: { federations: 0 },
  deleteFederation: {
    federations: -1,
    federation_cities: 'some',
    retrievers: 'some',
    removed_retrievers: 'some',
    ...jobs,
  },
  previewRecall: {},
  openRecall: { recalls: 1, recall_animals: 'some', recall_receivers: 'some', animals: 0 },
  liftRecall: recalled,
  noteRecallCall: { recall_receivers: 0, recalls: 0 },
  checkRetrievers: {},
  importRetrievers: { ...jobs, retrievers: 'some', removed_retrievers: 'some' },
  createSample: { samples: 1, sample_animals: 'some' },
  updateSample: { samples: 0 },
  noteOwnSample: { samples: 1, sample_animals: 'some' },
  sendOwnSample: { samples: 0 },
  createSanitaryRule: { sanitary_rules: 1, ...rule },
  updateSanitaryRule: { sanitary_rules: 0, ...rule },
  publishSanitaryRule: { sanitary_rules: 0 },
  endSanitaryRule: { sanitary_rules: 0 },
  deleteSanitaryRule: { sanitary_rules: -1, ...rule },
  noteAnimal: { animals: 1 },
  updateAnimal: { animals: 0 },
  deleteAnimal: { animals: -1 },
  obtainContacts: { contacts: 'some', hunts: 0 },
  revealPhone: { phone_reveals: 'some' },
  noteCall: { contacts: 0 },
  recordDonations: { hunts: 0, ...report },
  addTerritory: { giver_cities: 1 },
  removeTerritory: { giver_cities: -1 },
  withdrawAnimal: { animals: 0 },
  handAnimalOver: { animals: 0, offers: 0 },
  takeAnimalBack: { animals: 0, offers: 0 },
  createHunt: { ...hunts, hunts: 1 },
  updateHunt: { ...hunts, contacts: 'some' },
  deleteHunt: { ...hunts, hunts: -1, contacts: 'some', offers: 'some', meetings: 'some', animals: 'some' },
  confirmOffer: offer,
  handOfferOver: offer,
  reportAbsence: offer,
  makeMeetingLink: { meeting_links: 'some' },
  closeMeetingLink: { meeting_links: -1 },
  readLinkedMeeting: {},
  handLinkedOver: offer,
  reportLinkedAbsence: offer,
  offerToContact: { offers: 'some' },
  offerToNext: { offers: 'some' },
  withdrawOffer: offer,
  amendDonations: { hunts: 0, ...report, report_requests: 'some', report_request_rows: 'some' },
  saveAvailabilities: { availabilities: 'some', receivers: 0 },
  answerOffer: offer,
  readLinkedOffer: {},
  answerLinkedOffer: offer,
  contestAbsence: { offers: 0 },
  acknowledgeRecall: { recall_receivers: 0, recalls: 0 },
  readLinkedRecall: {},
  acknowledgeLinkedRecall: { recall_receivers: 0, recalls: 0 },
  reportProblem: { reported_problems: 1 },
  saveWishes: { wishes: 'some', receivers: 0 },
  register: { users: 1, givers: 'some', receivers: 'some', wishes: 'some', tokens: 'some' },
  setRolePermissions: { role_permissions: 'some' },
  createRole: { roles: 1, role_permissions: 'some' },
  updateRole: { roles: 0 },
  deleteRole: { roles: -1, role_permissions: 'some' },
  setGdprState: { users: 0, ...ended, erasures: 'some' },
  updateReceiver: { receivers: 0 },
  beginPasskey: { passkey_challenges: 'some' },
  addPasskey: { ...factors, passkeys: 1, passkey_challenges: 'some' },
  removePasskey: { ...factors, passkeys: -1 },
  beginTotp: { totp_secrets: 'some' },
  confirmTotp: { ...factors, totp_secrets: 0 },
  removeTotp: { ...factors, totp_secrets: -1 },
  renewRecoveryCodes: factors,
  acceptTerms: { users: 0 },
  confirmAddress: { ...address, givers: 0 },
  stopAddressChange: address,
  requestAddressConfirmation: { tokens: 'some' },
  requestPasswordReset: { tokens: 'some' },
  checkPasswordReset: {},
  resetPassword: { users: 0, tokens: 'some', address_changes: 'some' },
  beginPasskeyProof: { passkey_challenges: 'some' },
  provePasskey: { passkeys: 0, passkey_challenges: 'some' },
  proveCode: { totp_secrets: 0, recovery_codes: 0, users: 0 },
  signIn: { users: 0 },
  signOut: {},
  signInByLink: { tokens: 0, users: 0 },
  endAssistance: {},
  viewStatistic: {},
  exportStatistic: { exports: 1 },
  upholdAbsence: { offers: 0 },
  liftAbsence: { offers: 0 },
  acceptCorrection: { report_requests: 0, ...report },
  refuseCorrection: { report_requests: 0 },
  fulfilDeletionRequest: anonymised,
  anonymiseUser: anonymised,
  exportUsers: { exports: 1 },
  markMailSeen: {},
  resetSecondFactor: { ...factors, passkeys: 'some', totp_secrets: 'some', passkey_challenges: 'some' },
  updateWeeklyDigest: { users: 0 },
  blockUser: { users: 0, ...ended, tokens: 'some' },
  unblockUser: { users: 0 },
  validateGiver: { givers: 0 },
  validateGivers: { givers: 0 },
  invalidateGiver: { givers: 0 },
  setUserGdpr: { users: 0, ...ended, erasures: 'some' },
  readUserToken: { tokens: 'some' },
  createUser: { users: 1, tokens: 'some' },
  updateUser: { ...address, givers: 0 },
} as const satisfies Record<Changing, Changes>

/** The tables that calls changed without an explanation, in words. */
export function unexplained(
  before: Fingerprint,
  after: Fingerprint,
  calls: readonly EndpointName[],
  except: readonly string[] = [],
): string[] {
  const known: Partial<Record<EndpointName, Changes>> = changedBy
  const said = calls.map((call): Readonly<Record<string, number | 'some'>> => known[call] ?? {})
  return changedTables(before, after)
    .filter((table) => table !== 'acts' && !except.includes(table))
    .flatMap((table) => {
      const rows = said.map((changes) => changes[table]).filter((count) => count !== undefined)
      if (rows.length === 0) return [table]
      const gained = rowsOf(after, table) - rowsOf(before, table)
      if (rows.includes('some')) return []
      const due = (rows as number[]).reduce((sum, count) => sum + count, 0)
      return gained === due ? [] : [`${table} (${gained} lignes de plus, et non ${due})`]
    })
}
