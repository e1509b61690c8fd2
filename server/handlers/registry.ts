import type { Handlers } from '../http/handler.ts'
import { readServiceState } from './federations/service-state.ts'
import {
  setDeletionRequest,
  setGdprState,
  updateAccount,
  updateNewsletter,
  updateGiver,
} from './account/account.ts'
import { changeOwnAddress } from './shared/own-address.ts'
import {
  checkAddressLink,
  confirmAddress,
  requestAddressConfirmation,
  stopAddressChange,
} from './sign-in/addresses.ts'
import { readAvailabilities, saveAvailabilities } from './receiver/availabilities.ts'
import { listAvailableFederations } from './registration/available-federations.ts'
import { searchCities } from './shared/cities.ts'
import { noteCall } from './giver/call-notes.ts'
import { listContactOrders, obtainContacts, revealPhone } from './giver/contacts.ts'
import * as animals from './giver/animals.ts'
import * as ownSamples from './giver/samples.ts'
import * as handOvers from './giver/hand-overs.ts'
import { readDonations, recordDonations } from './giver/donations.ts'
import * as absences from './users/todo/absences.ts'
import * as todo from './users/todo/todo.ts'
import { updateWeeklyDigest } from './users/todo/weekly-digest.ts'
import * as corrections from './users/todo/corrections.ts'
import * as recalls from './federations/sanitary/recalls.ts'
import * as ownRecalls from './receiver/recalls.ts'
import * as samples from './federations/sanitary/samples.ts'
import * as tagClaims from './federations/sanitary/tag-claims.ts'
import * as sanitaryRules from './federations/sanitary/sanitary-rules.ts'
import { amendDonations, readReport } from './giver/reports.ts'
import { addTerritory, readGiver, removeTerritory } from './giver/givers.ts'
import { createHunt, deleteHunt, listHunts, readHunt, updateHunt } from './giver/hunts.ts'
import { readOwnData } from './account/own-data.ts'
import * as ownSessions from './account/own-sessions.ts'
import * as notedAbsences from './giver/absences.ts'
import * as meetingEnds from './giver/meeting-ends.ts'
import * as meetings from './giver/meetings.ts'
import * as meetingLinks from './giver/meeting-links.ts'
import * as linkedMeetings from './giver/linked-meetings.ts'
import { listHuntOffers } from './giver/offer-list.ts'
import * as huntOffers from './giver/offers.ts'
import { withdrawOffer } from './giver/offer-withdrawal.ts'
import * as ownOffers from './receiver/offers.ts'
import * as receivedAnimals from './receiver/received-animals.ts'
import * as reportedLines from './receiver/reported-lines.ts'
import { countContacts, readReachability } from './receiver/receivers.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './sign-in/passwords.ts'
import { register } from './registration/registration.ts'
import { readSession, signIn, signOut } from './sign-in/session.ts'
import { endAssistance, signInByLink } from './sign-in/sign-in-links.ts'
import { listSpecimenTypes } from './shared/specimen-types.ts'
import { acceptTerms } from './sign-in/users.ts'
import { listWishes, saveWishes } from './receiver/wishes.ts'
import { listPhoneHolders } from './account/phone-holders.ts'
import { updateReceiver } from './shared/receivers.ts'
import { requestPasswordChange } from './account/password-change.ts'
import { listRetrievers, readFederation } from './federations/federation-detail.ts'
import { initFederation, readFederationJob } from './federations/federation-setup.ts'
import { checkRetrievers, importRetrievers } from './federations/retrievers.ts'
import {
  createFederation,
  deleteFederation,
  listFederations,
  readFederationActions,
  updateFederation,
} from './federations/federations.ts'
import { invalidateGiver, listGiverValidations, validateGiver } from './users/giver-validation.ts'
import { validateGivers } from './users/giver-group-validation.ts'
import { listFederationAuditLog, listRoleAuditLog, listUserAuditLog } from './shared/audit-log.ts'
import { createUser, listUsers, readUser, updateUser } from './users/managed-users.ts'
import { exportUsers } from './users/users-file.ts'
import * as roles from './roles/roles.ts'
import { fulfilDeletionRequest, listDeletionRequests } from './users/todo/deletion-requests.ts'
import { anonymiseUser, blockUser, setUserGdpr, unblockUser } from './users/user-commands.ts'
import { exportStatistic, listStatistics, viewStatistic } from './statistics/statistics.ts'
import {
  addPasskey,
  beginPasskey,
  readSecondFactors,
  removePasskey,
  renewRecoveryCodes,
} from './shared/second-factors.ts'
import { beginTotp, confirmTotp, removeTotp } from './shared/totp.ts'
import { proveCode } from './sign-in/second-factor-codes.ts'
import { beginPasskeyProof, provePasskey } from './sign-in/second-factor-passkeys.ts'
import { resetSecondFactor } from './users/second-factor-reset.ts'
import { listUserHunts } from './users/user-hunts.ts'
import { readUserToken } from './users/user-token.ts'

/** The handler of every endpoint, by name. */
export const handlers: Handlers = {
  signIn,
  signOut,
  readSession,
  beginPasskeyProof,
  provePasskey,
  proveCode,
  readSecondFactors,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  requestPasswordChange,
  checkAddressLink,
  confirmAddress,
  requestAddressConfirmation,
  changeOwnAddress,
  stopAddressChange,
  listAvailableFederations,
  register,
  acceptTerms,
  updateAccount,
  setGdprState,
  updateNewsletter,
  setDeletionRequest,
  readOwnData,
  ...ownSessions,
  searchCities,
  listSpecimenTypes,
  readGiver,
  addTerritory,
  removeTerritory,
  updateGiver,
  listHunts,
  readHunt,
  createHunt,
  updateHunt,
  deleteHunt,
  obtainContacts,
  listContactOrders,
  revealPhone,
  noteCall,
  readDonations,
  recordDonations,
  ...animals,
  ...ownSamples,
  ...handOvers,
  readReport,
  amendDonations,
  ...huntOffers,
  listHuntOffers,
  ...meetings,
  ...notedAbsences,
  ...meetingEnds,
  ...meetingLinks,
  ...linkedMeetings,
  withdrawOffer,
  ...ownOffers,
  ...receivedAnimals,
  ...reportedLines,
  ...absences,
  ...todo,
  updateWeeklyDigest,
  ...corrections,
  ...sanitaryRules,
  ...samples,
  ...tagClaims,
  ...recalls,
  ...ownRecalls,
  updateReceiver,
  countContacts,
  readReachability,
  listPhoneHolders,
  listWishes,
  saveWishes,
  readAvailabilities,
  saveAvailabilities,
  signInByLink,
  endAssistance,
  ...roles,
  listFederations,
  readFederation,
  createFederation,
  updateFederation,
  readFederationActions,
  deleteFederation,
  readFederationJob,
  initFederation,
  checkRetrievers,
  importRetrievers,
  listRetrievers,
  listUsers,
  exportUsers,
  readUser,
  listUserHunts,
  listGiverValidations,
  validateGiver,
  validateGivers,
  invalidateGiver,
  listStatistics,
  viewStatistic,
  exportStatistic,
  blockUser,
  unblockUser,
  anonymiseUser,
  listDeletionRequests,
  fulfilDeletionRequest,
  setUserGdpr,
  readUserToken,
  listUserAuditLog,
  listFederationAuditLog,
  listRoleAuditLog,
  readServiceState,
  createUser,
  updateUser,
}
