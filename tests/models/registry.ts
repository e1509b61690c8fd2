import type { Flow } from '../model.ts'
import { addressConfirmation } from './address-confirmation.model.ts'
import { addressGate } from './address-gate.model.ts'
import { account } from './account.model.ts'
import { accountForm } from './account-form.model.ts'
import { accountSaving } from './account-saving.model.ts'
import { accountPart } from './account-part.model.ts'
import { giverPart } from './giver-part.model.ts'
import { receiverPart } from './receiver-part.model.ts'
import { newsletter } from './newsletter.model.ts'
import { gdprChoice } from './gdpr-choice.model.ts'
import { passwordChange } from './password-change.model.ts'
import { dataExport } from './data-export.model.ts'
import { deletionRequest } from './deletion-request.model.ts'
import { phoneHolders } from './phone-holders.model.ts'
import { wishesPart } from './wishes-part.model.ts'
import { availabilities } from './availabilities.model.ts'
import { citySearch } from './city-search.model.ts'
import { confirmation } from './confirmation.model.ts'
import { connectivity } from './connectivity.model.ts'
import { contactFilters } from './contact-filters.model.ts'
import { contactReveal } from './contact-reveal.model.ts'
import { contacts } from './contacts.model.ts'
import { federationDeletion } from './federation-deletion.model.ts'
import { federationForm } from './federation-form.model.ts'
import { federationRemoval } from './federation-removal.model.ts'
import { federationInitialisation } from './federation-initialisation.model.ts'
import { federationJob } from './federation-job.model.ts'
import { retrieverCheck } from './retriever-check.model.ts'
import { retrieverImport } from './retriever-import.model.ts'
import { federations } from './federations.model.ts'
import { giverAcceptance } from './giver-acceptance.model.ts'
import { giverRefusal } from './giver-refusal.model.ts'
import { waitingGivers } from './waiting-givers.model.ts'
import { history } from './history.model.ts'
import { tokenSignIn } from './token-sign-in.model.ts'
import { userActs } from './user-acts.model.ts'
import { userAnonymisation } from './user-anonymisation.model.ts'
import { userBlocking } from './user-blocking.model.ts'
import { userGdpr } from './user-gdpr.model.ts'
import { userToken } from './user-token.model.ts'
import { giverHome } from './giver-home.model.ts'
import { giverWaiting } from './giver-waiting.model.ts'
import { giverWindows } from './giver-windows.model.ts'
import { huntDeletion } from './hunt-deletion.model.ts'
import { huntForm } from './hunt-form.model.ts'
import { huntList } from './hunt-list.model.ts'
import { donation } from './donation.model.ts'
import { errorModal } from './error-modal.model.ts'
import { preferences } from './preferences.model.ts'
import { receiverHome } from './receiver-home.model.ts'
import { passwordReset } from './password-reset.model.ts'
import { passwordResetRequest } from './password-reset-request.model.ts'
import { permissionAssignment } from './permission-assignment.model.ts'
import { roleDeletion } from './role-deletion.model.ts'
import { roleForm } from './role-form.model.ts'
import { roleRemoval } from './role-removal.model.ts'
import { roles } from './roles.model.ts'
import { availableFederations } from './available-federations.model.ts'
import { registration } from './registration.model.ts'
import { registrationIdentity } from './registration-identity.model.ts'
import { registrationSpecifics } from './registration-specifics.model.ts'
import { session } from './session.model.ts'
import { signIn } from './sign-in.model.ts'
import { statisticExport } from './statistic-export.model.ts'
import { mapView } from './map-view.model.ts'
import { statistics } from './statistics.model.ts'
import { statisticView } from './statistic-view.model.ts'
import { terms } from './terms.model.ts'
import { territories } from './territories.model.ts'
import { userChoices } from './user-choices.model.ts'
import { userDetail } from './user-detail.model.ts'
import { userForm } from './user-form.model.ts'
import { userWindows } from './user-windows.model.ts'
import { users } from './users.model.ts'

/** Every flow that has a model, in the order in which testers are shown them. */
export const flows: readonly Flow[] = [
  signIn,
  passwordResetRequest,
  passwordReset,
  registration,
  registrationIdentity,
  registrationSpecifics,
  availableFederations,
  session,
  addressConfirmation,
  addressGate,
  terms,
  giverWaiting,
  territories,
  citySearch,
  confirmation,
  errorModal,
  connectivity,
  giverHome,
  giverWindows,
  huntList,
  contacts,
  contactFilters,
  contactReveal,
  huntForm,
  huntDeletion,
  donation,
  receiverHome,
  preferences,
  wishesPart,
  availabilities,
  federations,
  federationForm,
  federationDeletion,
  federationRemoval,
  users,
  userWindows,
  userDetail,
  userForm,
  userChoices,
  roles,
  roleForm,
  permissionAssignment,
  roleDeletion,
  roleRemoval,
  waitingGivers,
  giverAcceptance,
  giverRefusal,
  userActs,
  userBlocking,
  userAnonymisation,
  userGdpr,
  userToken,
  tokenSignIn,
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
  accountPart,
  giverPart,
  receiverPart,
  newsletter,
  gdprChoice,
  passwordChange,
  dataExport,
  deletionRequest,
  phoneHolders,
]
