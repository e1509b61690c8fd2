import { setGdprState } from './shared/gdpr-choice.ts'
import {
  setDeletionRequest,
  updateAccount,
  updateNewsletter,
  requestPasswordChange,
  updateGiver,
} from './account/account.ts'
import { changeOwnAddress } from './shared/own-address.ts'
import {
  checkAddressLink,
  confirmAddress,
  requestAddressConfirmation,
  stopAddressChange,
} from './sign-in/addresses.ts'
import { availabilityCalls } from './receiver/availabilities.ts'
import { animalCalls } from './giver/animals.ts'
import { contactCalls } from './giver/contacts.ts'
import { searchCities } from './shared/cities.ts'
import { donationCalls } from './giver/donations.ts'
import { reportCalls } from './giver/reports.ts'
import { addTerritory, readGiver, removeTerritory } from './giver/givers.ts'
import { huntCalls } from './giver/hunts.ts'
import { meetingLinkCalls } from './giver/meeting-links.ts'
import { meetingCalls } from './giver/meetings.ts'
import { huntOfferCalls } from './giver/offers.ts'
import { ownOfferCalls } from './receiver/offers.ts'
import { receivedAnimalCalls } from './receiver/received-animals.ts'
import { reportedLineCalls } from './receiver/reported-lines.ts'
import { readOwnData } from './account/own-data.ts'
import { ownSessionCalls } from './account/own-sessions.ts'
import { readReachability, countContacts } from './receiver/reachability.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './sign-in/passwords.ts'
import { register, listAvailableFederations } from './registration/registration.ts'
import { signIn, signOut } from './sign-in/session.ts'
import { endAssistance, signInByLink } from './sign-in/sign-in-links.ts'
import { listSpecimenTypes } from './shared/specimen-types.ts'
import { acceptTerms } from './shared/users.ts'
import { wishCalls } from './receiver/wishes.ts'
import { readSession } from './shared/session.ts'
import { readServiceState } from './federations/service-state.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './shared/second-factor/second-factor.ts'
import { beginPasskeyProof, proveCode, provePasskey } from './sign-in/second-factor.ts'
import { updateReceiver } from './shared/receivers.ts'
import { listPhoneHolders } from './account/phone-holders.ts'
import { readFederation } from './federations/federation-detail.ts'
import { initFederation, readFederationJob } from './federations/federation-jobs.ts'
import { checkRetrievers, importRetrievers, listRetrievers } from './federations/retrievers.ts'
import {
  createFederation,
  deleteFederation,
  readFederationActions,
  updateFederation,
} from './federations/federations.ts'
import {
  invalidateGiver,
  listGiverValidations,
  validateGiver,
  validateGivers,
} from './users/giver-validation.ts'
import { listFederationAuditLog, listRoleAuditLog, listUserAuditLog } from './shared/audit-log.ts'
import { exportUsers, listUsers, readUser } from './users/managed-users.ts'
import { createUser, updateUser } from './users/user-entry.ts'
import { listPermissions, setRolePermissions } from './roles/role-permissions.ts'
import { createRole, deleteRole, readRoleActions, updateRole } from './roles/roles.ts'
import { overdueHuntCalls } from './users/overdue-hunts.ts'
import { refusedMailCalls } from './users/refused-mails.ts'
import { todoCalls } from './users/todo.ts'
import { absenceCalls } from './users/absences.ts'
import { correctionCalls } from './users/corrections.ts'
import { recallCalls } from './federations/recalls.ts'
import { ownRecallCalls } from './receiver/recalls.ts'
import { sampleCalls } from './federations/samples.ts'
import { tagCalls } from './federations/tag-claims.ts'
import { sanitaryRuleCalls } from './federations/sanitary-rules.ts'
import { deletionRequestCalls } from './users/deletion-requests.ts'
import {
  anonymiseUser,
  blockUser,
  setUserGdpr,
  unblockUser,
  resetSecondFactor,
  readUserToken,
} from './users/user-commands.ts'
import { exportStatistic, listStatistics, viewStatistic } from './statistics/statistics.ts'
import { listUserHunts } from './users/user-hunts.ts'
import { listFederations } from './shared/federations.ts'
import { listRoles } from './shared/roles.ts'

/**
 * Every call of the product by its name. The key is also the name of the actor that performs the call,
 * the `id` of the invocation in the machine, and the name of the server's handler.
 */
export const endpoints = {
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
  stopAddressChange,
  changeOwnAddress,
  listAvailableFederations,
  register,
  acceptTerms,
  updateAccount,
  setGdprState,
  updateNewsletter,
  setDeletionRequest,
  readOwnData,
  ...ownSessionCalls,
  searchCities,
  listSpecimenTypes,
  readGiver,
  addTerritory,
  removeTerritory,
  updateGiver,
  ...huntCalls,
  ...contactCalls,
  ...animalCalls,
  ...donationCalls,
  ...reportCalls,
  ...huntOfferCalls,
  ...meetingCalls,
  ...meetingLinkCalls,
  ...ownOfferCalls,
  ...receivedAnimalCalls,
  ...reportedLineCalls,
  updateReceiver,
  countContacts,
  readReachability,
  listPhoneHolders,
  ...wishCalls,
  ...availabilityCalls,
  signInByLink,
  endAssistance,
  listRoles,
  createRole,
  updateRole,
  deleteRole,
  readRoleActions,
  setRolePermissions,
  listPermissions,
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
  ...deletionRequestCalls,
  ...absenceCalls,
  ...todoCalls,
  ...overdueHuntCalls,
  ...refusedMailCalls,
  ...correctionCalls,
  ...sanitaryRuleCalls,
  ...sampleCalls,
  ...tagCalls,
  ...recallCalls,
  ...ownRecallCalls,
  setUserGdpr,
  readUserToken,
  listUserAuditLog,
  listFederationAuditLog,
  listRoleAuditLog,
  readServiceState,
  createUser,
  updateUser,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
