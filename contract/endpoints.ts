import { backOfficeEndpoints } from './back-office-endpoints.ts'
import {
  setDeletionRequest,
  setGdprState,
  updateAccount,
  updateNewsletter,
  requestPasswordChange,
  updateGiver,
} from './account/account.ts'
import { confirmAddress, requestAddressConfirmation } from './sign-in/addresses.ts'
import { readAvailabilities, saveAvailabilities } from './receiver/availabilities.ts'
import { listAvailableFederations } from './registration/available-federations.ts'
import { listContactOrders, obtainContacts, revealPhone } from './giver/contacts.ts'
import { searchCities } from './shared/cities.ts'
import { readDonations, recordDonations } from './giver/donations.ts'
import { addTerritory, readGiver, removeTerritory } from './giver/givers.ts'
import { createHunt, deleteHunt, listHunts, updateHunt } from './giver/hunts.ts'
import { readOwnData } from './account/own-data.ts'
import { countContacts } from './receiver/receivers.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './sign-in/passwords.ts'
import { register } from './registration/registration.ts'
import { signIn, signOut } from './sign-in/session.ts'
import { signInByLink } from './sign-in/sign-in-links.ts'
import { listSpecimenTypes } from './shared/specimen-types.ts'
import { acceptTerms } from './shared/users.ts'
import { listWishes, saveWishes } from './receiver/wishes.ts'
import { readSession } from './shared/session.ts'
import { updateReceiver } from './shared/receivers.ts'
import { listPhoneHolders } from './account/phone-holders.ts'

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
  ...backOfficeEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
