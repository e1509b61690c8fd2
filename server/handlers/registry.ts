import type { Handlers } from '../handler.ts'
import { readAvailabilities, saveAvailabilities } from './availabilities.ts'
import { searchCities } from './cities.ts'
import { listContactOrders, obtainContacts, revealPhone } from './contacts.ts'
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

/** The handler of every endpoint, by its one name. */
export const handlers: Handlers = {
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
