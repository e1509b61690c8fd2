import type { EndpointName } from '../../../contract/endpoints.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { png } from '../support/png.ts'
import { giver, luc, paul, receiver, waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { animalRows } from './matrix-animals.ts'
import { huntRows } from './matrix-hunts.ts'
import { recallRows } from './matrix-recalls.ts'
import { offerRows } from './matrix-offers.ts'
import { todoRows } from './matrix-todo.ts'
import { CHER, INDRE, distantReceiver, distantGiver } from './matrix-callers.ts'
import {
  above,
  addressRows,
  addition,
  corrections,
  sanitaryRules,
  everybody,
  givers,
  holds,
  national,
  owned,
  planners,
  proof,
  receivers,
  reported,
  roles,
  type Row,
  scoped,
  signedIn,
  staff,
} from './matrix-rows.ts'

const file = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type })
const csv = () => ({ file_retrivers: file('NOM;PRENOM', 'x.csv', 'text/csv') })
const token = { token: 'none' }
const statistic: Row = {
  who: holds('statistics.view'),
  sends: {},
  rows: { near: 'donations_by_type', far: 'unknown', sees: (_, which) => which === 'near' },
}

/**
 * Who may do what: one row per endpoint, declared here and not derived from the contract.
 * - `opens`: `everybody`, or anybody signed in regardless of gates (`signedIn`); by default only people
 *   with a confirmed address and accepted terms who are not held by their federation.
 * - `who`: which of those may make the call; others get a 403 before anything is read.
 * - `personal`: refused in an assisted session (403).
 * - `owing`: also available while the second factor is asked for or owed; otherwise it is needed first
 *   (403).
 * - `rows`: the rows named by the call: `near` is in Cher or the giver's, `far` is in Indre or the
 *   wolfhunter's; a caller who cannot see it gets a 404.
 * - `sends` is the body, `form` its fields as a form; `status` is the remaining answer, by default 200.
 * A new endpoint needs a row here; without it neither the file compiles nor the matrix passes.
 */
export const table: Record<EndpointName, Row> = {
  signIn: { ...everybody, sends: { email: 'who@example.org', password: 'x' }, status: 422 },
  signOut: everybody,
  requestPasswordReset: { ...everybody, sends: { email: 'who@example.org' } },
  checkPasswordReset: { ...everybody, sends: token, status: 404 },
  resetPassword: {
    ...everybody,
    status: 404,
    sends: { ...token, password: 'Gibier-et-forêt', password_confirmation: 'Gibier-et-forêt' },
  },
  confirmAddress: { ...everybody, sends: token, status: 404 },
  stopAddressChange: { ...everybody, sends: token, status: 404 },
  register: { ...everybody, sends: {}, status: 422 },
  signInByLink: { ...everybody, sends: token, status: 404 },
  endAssistance: everybody,
  listAvailableFederations: everybody,
  searchCities: everybody,
  listSpecimenTypes: everybody,

  readSession: { ...signedIn, owing: ['asked', 'owed'] },
  // Other callers need no second factor, and have none.
  beginPasskeyProof: { ...proof, status: 409 },
  provePasskey: { ...proof, sends: { response: {} } },
  proveCode: { ...proof, sends: { code: '123456' } },
  readSecondFactors: { ...addition },
  beginPasskey: { ...addition },
  addPasskey: { ...addition, sends: { name: 'Téléphone', response: {} }, status: 422 },
  removePasskey: { ...staff, personal: true, rows: { near: 1, far: 2, sees: () => false } },
  beginTotp: { ...addition },
  confirmTotp: { ...addition, sends: { code: '123 456' }, status: 422 },
  removeTotp: { ...staff, personal: true },
  renewRecoveryCodes: { ...staff, personal: true, status: 409 },
  requestPasswordChange: { ...signedIn, personal: true },
  ...addressRows,
  acceptTerms: { ...signedIn, personal: true, sends: { accept_tos: 1 } },
  updateAccount: { ...signedIn, sends: {}, status: 422 },
  setGdprState: { ...signedIn, personal: true, sends: { gdpr_state: 'accepted' } },
  updateNewsletter: { ...signedIn, personal: true, sends: { accepted: 1 } },
  setDeletionRequest: { ...signedIn, personal: true, sends: { requested: 1 } },
  readOwnData: { ...signedIn, personal: true },
  listSessions: { ...signedIn, personal: true },
  closeSession: { ...signedIn, personal: true, rows: { near: 900, far: 901, sees: () => false } },
  closeOtherSessions: { ...signedIn, personal: true },
  updateGiver: { opens: 'signedIn', who: givers, sends: { nit: '1812345' } },
  updateReceiver: { opens: 'signedIn', who: receivers, sends: { search_radius: 30 } },

  readGiver: { who: givers },
  addTerritory: { who: planners, sends: { city_id: place('Sancerre').id } },
  removeTerritory: {
    who: planners,
    rows: {
      ...owned(place('Vierzon').id, place('Fussy').id),
      sees: ({ id }, which) => which === 'near' && id === giver.id,
    },
  },
  ...huntRows,
  revealPhone: {
    who: givers,
    personal: true,
    rows: owned(contactId(planned.id, luc.id), contactId(21, paul.id)),
  },
  readDonations: { who: givers, rows: owned(planned.id, 20) },
  recordDonations: { who: givers, rows: owned(2, 21), sends: {} },
  ...animalRows,
  readReport: reported(404),
  amendDonations: { ...reported(409), sends: { reason: 'Une erreur', version: 1 } },

  ...offerRows,
  ...recallRows,
  countContacts: { who: receivers },
  readReachability: { who: receivers },
  listPhoneHolders: { opens: 'signedIn', who: receivers },
  listWishes: { who: receivers },
  saveWishes: { who: receivers, sends: { specimen_type_ids: [], quantities: [] } },
  readAvailabilities: { who: receivers },
  saveAvailabilities: {
    who: receivers,
    sends: { is_always_available: 1, started_at_dates: [], ended_at_dates: [] },
  },

  listRoles: { who: holds('roles.view', 'users.view', 'users.write') },
  listPermissions: { who: holds('roles.view') },
  readServiceState: { who: national('federations.write') },
  createRole: { who: national('roles.write'), sends: { code: 'new', label: 'Nouveau' } },
  updateRole: {
    who: national('roles.write'),
    rows: roles,
    status: above(200),
    sends: { code: 'other', label: 'Autre' },
  },
  deleteRole: { who: national('roles.write'), rows: roles, status: above(409) },
  readRoleActions: { who: national('roles.write'), rows: roles },
  setRolePermissions: {
    who: national('roles.write'),
    rows: roles,
    status: above(403),
    sends: { permission_ids: [] },
  },

  listFederations: { who: holds('federations.view') },
  readFederation: { who: holds('federations.view'), rows: scoped(CHER, INDRE) },
  createFederation: {
    who: national('federations.write'),
    form: () => ({
      department_code: '41',
      name: 'Loir-et-Cher',
      logo: file(png(10, 10), 'logo.png', 'image/png'),
    }),
  },
  updateFederation: {
    who: holds('federations.write'),
    rows: scoped(CHER, INDRE),
    form: () => ({ name: 'Autre' }),
  },
  readFederationActions: { who: holds('federations.write'), rows: scoped(CHER, INDRE) },
  deleteFederation: { who: holds('federations.write'), rows: scoped(CHER, INDRE), status: 409 },
  readFederationJob: { who: holds('federations.write', 'federations.import'), rows: scoped(CHER, INDRE) },
  initFederation: { who: holds('federations.write'), rows: scoped(CHER, INDRE), status: 409 },
  checkRetrievers: {
    who: holds('federations.write', 'federations.import'),
    rows: scoped(CHER, INDRE),
    form: csv,
    status: 422,
  },
  importRetrievers: {
    who: holds('federations.write', 'federations.import'),
    rows: scoped(CHER, INDRE),
    form: csv,
    status: 422,
  },
  listRetrievers: { who: holds('federations.write', 'federations.import'), rows: scoped(CHER, INDRE) },

  validateGiver: { who: holds('users.write'), rows: scoped(waiting.id, distantGiver) },
  validateGivers: { who: holds('users.write'), sends: { ids: [waiting.id] } },
  invalidateGiver: { who: holds('users.write'), rows: scoped(waiting.id, distantGiver) },

  listStatistics: { who: holds('statistics.view') },
  viewStatistic: statistic,
  exportStatistic: statistic,

  listUsers: { who: holds('users.view') },
  exportUsers: { who: holds('users.view'), sends: {} },
  readUser: { who: holds('users.view'), rows: scoped(receiver.id, distantReceiver) },
  listUserHunts: { who: holds('users.view'), rows: scoped(receiver.id, distantReceiver) },
  createUser: { who: holds('users.write'), sends: {}, status: 422 },
  updateUser: {
    who: holds('users.write'),
    rows: scoped(receiver.id, distantReceiver),
    sends: { firstname: 'Autre', email: 'autre@example.org', role_id: 2 },
  },
  blockUser: { who: holds('users.write.block'), rows: scoped(receiver.id, distantReceiver) },
  // No user in the rows is blocked or requests deletion.
  unblockUser: { who: holds('users.write.block'), rows: scoped(receiver.id, distantReceiver), status: 409 },
  ...todoRows,
  fulfilDeletionRequest: {
    who: holds('users.write'),
    rows: scoped(receiver.id, distantReceiver),
    status: 409,
  },
  ...corrections,
  ...sanitaryRules,
  anonymiseUser: { who: holds('users.write'), rows: scoped(receiver.id, distantReceiver) },
  setUserGdpr: {
    who: holds('users.write.gdpr'),
    rows: scoped(receiver.id, distantReceiver),
    sends: { gdpr_state: 'refused' },
  },
  resetSecondFactor: {
    who: holds('users.write.token'),
    rows: scoped(receiver.id, distantReceiver),
    status: 409,
  },
  readUserToken: {
    who: holds('users.write.token'),
    personal: true,
    rows: scoped(receiver.id, distantReceiver),
  },
  listUserAuditLog: { who: holds('users.view'), rows: scoped(receiver.id, distantReceiver) },
  listRoleAuditLog: { who: holds('roles.view'), rows: roles },
  listFederationAuditLog: { who: holds('federations.view'), rows: scoped(CHER, INDRE) },
}
