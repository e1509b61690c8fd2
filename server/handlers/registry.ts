import type { Handlers } from '../handler.ts'
import { backOfficeHandlers } from './back-office-registry.ts'
import { setDeletionRequest, setGdprState, updateAccount, updateNewsletter } from './account.ts'
import { confirmAddress, requestAddressConfirmation } from './addresses.ts'
import { readAvailabilities, saveAvailabilities } from './availabilities.ts'
import { listAvailableFederations } from './available-federations.ts'
import { searchCities } from './cities.ts'
import { listContactOrders, obtainContacts, revealPhone } from './contacts.ts'
import { readDonations, recordDonations } from './donations.ts'
import { addTerritory, readGiver, removeTerritory, updateGiver } from './givers.ts'
import { createHunt, deleteHunt, listHunts, updateHunt } from './hunts.ts'
import { readOwnData } from './own-data.ts'
import { countContacts, listPhoneHolders, updateReceiver } from './receivers.ts'
import {
  checkPasswordReset,
  requestPasswordChange,
  requestPasswordReset,
  resetPassword,
} from './passwords.ts'
import { register } from './registration.ts'
import { readSession, signIn, signOut } from './session.ts'
import { signInByLink } from './sign-in-links.ts'
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
  confirmAddress,
  requestAddressConfirmation,
  listAvailableFederations,
  register,
  acceptTerms,
  updateAccount,
  setGdprState,
  updateNewsletter,
  setDeletionRequest,
  readOwnData,
  searchCities,
  listSpecimenTypes,
  readGiver,
  addTerritory,
  removeTerritory,
  updateGiver,
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
  listPhoneHolders,
  listWishes,
  saveWishes,
  readAvailabilities,
  saveAvailabilities,
  signInByLink,
  ...backOfficeHandlers,
}
