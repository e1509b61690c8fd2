import type { Flow } from '../model/model.ts'
import { addressConfirmation } from './sign-in/address-confirmation.model.ts'
import { addressStop } from './sign-in/address-stop.model.ts'
import { addressChange } from './shared/address-change.model.ts'
import { addressGate } from './sign-in/address-gate.model.ts'
import { account } from './account/account.model.ts'
import { accountForm } from './account/account-form.model.ts'
import { accountSaving } from './account/account-saving.model.ts'
import { newsletter } from './account/newsletter.model.ts'
import { gdprChoice } from './account/gdpr-choice.model.ts'
import { passwordChange } from './account/password-change.model.ts'
import { dataExport } from './account/data-export.model.ts'
import { deletionRequest } from './account/deletion-request.model.ts'
import { ownSessions } from './account/own-sessions.model.ts'
import { phoneHolders } from './account/phone-holders.model.ts'
import { availabilities } from './receiver/availabilities.model.ts'
import { citySearch } from './shared/city-search.model.ts'
import { leaving } from './receiver/leaving.model.ts'
import { connectivity } from './shell/connectivity.model.ts'
import { federationDeletion } from './federations/federation-deletion.model.ts'
import { federationDetail } from './federations/federation-detail.model.ts'
import { federationForm } from './federations/federation-form.model.ts'
import { federationInitialisation } from './federations/federation-initialisation.model.ts'
import { federationJob } from './federations/federation-job.model.ts'
import { retrieverCheck } from './federations/retriever-check.model.ts'
import { retrieverImport } from './federations/retriever-import.model.ts'
import { retrieverList } from './federations/retriever-list.model.ts'
import { federations } from './federations/federations.model.ts'
import { giverGroupValidating } from './users/todo/giver-group-validating.model.ts'
import { giverValidating } from './users/giver-validating.model.ts'
import { giverBanning } from './users/giver-banning.model.ts'
import { giverValidationList } from './users/todo/giver-validation-list.model.ts'
import { history } from './shared/history.model.ts'
import { assistance } from './sign-in/assistance.model.ts'
import { tokenSignIn } from './sign-in/token-sign-in.model.ts'
import { userCommands } from './users/user-commands.model.ts'
import { userAnonymisation } from './users/user-anonymisation.model.ts'
import { userBlocking } from './users/user-blocking.model.ts'
import { userUnblocking } from './users/user-unblocking.model.ts'
import { userGdpr } from './users/user-gdpr.model.ts'
import { userToken } from './users/user-token.model.ts'
import { giverWaiting } from './sign-in/giver-waiting.model.ts'
import { sanitaryRules } from './federations/sanitary/sanitary-rules.model.ts'
import { sanitaryRuleList } from './federations/sanitary/sanitary-rule-list.model.ts'
import { sanitaryRuleForm } from './federations/sanitary/sanitary-rule-form.model.ts'
import { sanitaryRulePublication } from './federations/sanitary/sanitary-rule-publication.model.ts'
import { sanitaryRuleEnding } from './federations/sanitary/sanitary-rule-ending.model.ts'
import { sanitaryRuleDeletion } from './federations/sanitary/sanitary-rule-deletion.model.ts'
import { recallFlows } from './recall-flows.ts'
import { todoFlows } from './users/todo/todo-flows.ts'
import { absenceFlows } from './users/todo/absence-flows.ts'
import { correctionCount } from './shell/correction-count.model.ts'
import { correctionList } from './users/todo/correction-list.model.ts'
import { correctionAcceptance } from './users/todo/correction-acceptance.model.ts'
import { correctionRefusal } from './users/todo/correction-refusal.model.ts'
import { corrections } from './users/todo/corrections.model.ts'
import { errorModal } from './shell/error-modal.model.ts'
import { preferences } from './receiver/preferences.model.ts'
import { ownOffers } from './receiver/own-offers.model.ts'
import { problemReport } from './receiver/problem-report.model.ts'
import { receivedAnimals } from './receiver/received-animals.model.ts'
import { verification } from './receiver/verification.model.ts'
import { reachability } from './receiver/reachability.model.ts'
import { receiverHome } from './receiver/receiver-home.model.ts'
import { passwordReset } from './sign-in/password-reset.model.ts'
import { passwordResetRequest } from './sign-in/password-reset-request.model.ts'
import { permissionAssignment } from './roles/permission-assignment.model.ts'
import { roleDeletion } from './roles/role-deletion.model.ts'
import { roleForm } from './roles/role-form.model.ts'
import { roles } from './roles/roles.model.ts'
import { availableFederations } from './registration/available-federations.model.ts'
import { registration } from './registration/registration.model.ts'
import { registrationIdentity } from './registration/registration-identity.model.ts'
import { registrationUrl } from './registration/registration-url.model.ts'
import { registrationSpecifics } from './registration/registration-specifics.model.ts'
import { session } from './session.model.ts'
import { signIn } from './sign-in/sign-in.model.ts'
import { statisticExport } from './statistics/statistic-export.model.ts'
import { mapView } from './statistics/map-view.model.ts'
import { statistics } from './statistics/statistics.model.ts'
import { statisticView } from './statistics/statistic-view.model.ts'
import { terms } from './sign-in/terms.model.ts'
import { deletionCount } from './shell/deletion-count.model.ts'
import { deletionFulfilment } from './users/todo/deletion-fulfilment.model.ts'
import { deletionRequestList } from './users/todo/deletion-request-list.model.ts'
import { deletionRequests } from './users/todo/deletion-requests.model.ts'
import { userChoices } from './users/user-choices.model.ts'
import { userDetail } from './users/user-detail.model.ts'
import { userHunts } from './users/user-hunts.model.ts'
import { userForm } from './users/user-form.model.ts'
import { userWindows } from './users/user-windows.model.ts'
import { usersExport } from './users/users-export.model.ts'
import { users } from './users/users.model.ts'
import { secondFactorProof } from './sign-in/second-factor-proof.model.ts'
import { secondFactorSetup } from './shared/second-factor-setup.model.ts'
import { passkeyAddition } from './shared/passkey-addition.model.ts'
import { applicationAddition } from './shared/application-addition.model.ts'
import { recoveryCodes } from './shared/recovery-codes.model.ts'
import { secondFactors } from './account/second-factors.model.ts'
import { passkeyRemoval } from './account/passkey-removal.model.ts'
import { applicationRemoval } from './account/application-removal.model.ts'
import { recoveryCodeRenewal } from './account/recovery-code-renewal.model.ts'
import { secondFactorReset } from './users/second-factor-reset.model.ts'
import { giverFlows } from './giver/flows.ts'
import { serviceState } from './federations/service-state.model.ts'

/** All flows with a model, in the order displayed to testers. */
export const flows: readonly Flow[] = [
  signIn,
  passwordResetRequest,
  passwordReset,
  registration,
  registrationIdentity,
  registrationSpecifics,
  registrationUrl,
  availableFederations,
  session,
  secondFactorProof,
  secondFactorSetup,
  passkeyAddition,
  applicationAddition,
  recoveryCodes,
  addressConfirmation,
  addressGate,
  addressChange,
  addressStop,
  terms,
  giverWaiting,
  citySearch,
  errorModal,
  connectivity,
  leaving,
  deletionCount,
  ...giverFlows,
  ownOffers,
  receivedAnimals,
  problemReport,
  verification,
  sanitaryRules,
  sanitaryRuleList,
  sanitaryRuleForm,
  sanitaryRulePublication,
  sanitaryRuleEnding,
  sanitaryRuleDeletion,
  ...recallFlows,
  correctionCount,
  ...absenceFlows,
  ...todoFlows,
  correctionList,
  correctionAcceptance,
  correctionRefusal,
  corrections,
  reachability,
  receiverHome,
  preferences,
  availabilities,
  federations,
  federationDetail,
  retrieverList,
  federationForm,
  federationDeletion,
  users,
  usersExport,
  userWindows,
  userDetail,
  userHunts,
  userForm,
  userChoices,
  roles,
  roleForm,
  permissionAssignment,
  roleDeletion,
  giverValidationList,
  giverValidating,
  giverGroupValidating,
  giverBanning,
  userCommands,
  userBlocking,
  userUnblocking,
  userAnonymisation,
  deletionRequests,
  deletionRequestList,
  deletionFulfilment,
  userGdpr,
  userToken,
  secondFactorReset,
  tokenSignIn,
  assistance,
  history,
  statistics,
  statisticView,
  statisticExport,
  mapView,
  federationInitialisation,
  federationJob,
  retrieverImport,
  retrieverCheck,
  account,
  accountForm,
  accountSaving,
  newsletter,
  gdprChoice,
  passwordChange,
  dataExport,
  deletionRequest,
  ownSessions,
  phoneHolders,
  secondFactors,
  passkeyRemoval,
  applicationRemoval,
  recoveryCodeRenewal,
  serviceState,
]
