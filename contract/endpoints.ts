import { readAvailabilities, saveAvailabilities } from './availabilities.ts'
import { listContactOrders, obtainContacts, revealPhone } from './contacts.ts'
import { searchCities } from './cities.ts'
import { readDonations, recordDonations } from './donations.ts'
import { addTerritory, readGiver, removeTerritory } from './givers.ts'
import { createHunt, deleteHunt, listHunts, updateHunt } from './hunts.ts'
import { countContacts, updateReceiver } from './receivers.ts'
import {
  checkPasswordReset,
  requestPasswordChange,
  requestPasswordReset,
  resetPassword,
} from './passwords.ts'
import { readSession, signIn, signOut } from './session.ts'
import { listSpecimenTypes } from './specimen-types.ts'
import { acceptTerms } from './users.ts'
import { listWishes, saveWishes } from './wishes.ts'

/**
 * Every call of the product, by its one name: the key here is also the name of the actor that
 * makes the call, the `id` of the machine's invocation, and the name of the server's handler.
 */
export const endpoints = {
  signIn,
  signOut,
  readSession,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  requestPasswordChange,
  acceptTerms,
  searchCities,
  listSpecimenTypes,
  readGiver,
  addTerritory,
  removeTerritory,
  listHunts,
  createHunt,
  updateHunt,
  deleteHunt,
  obtainContacts,
  listContactOrders,
  revealPhone,
  readDonations,
  recordDonations,
  updateReceiver,
  countContacts,
  listWishes,
  saveWishes,
  readAvailabilities,
  saveAvailabilities,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
