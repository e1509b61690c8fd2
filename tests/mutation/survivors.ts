import { survivorsOfScreens } from './survivors-of-screens.ts'

/** Slips by the reason for which no test sees them. */
export type Survivors = readonly { reason: string; of: readonly string[] }[]

/**
 * Slips that no test sees, by the reason, in French for the page; each was looked at. `npm run mutation`
 * holds the list to the truth.
 */
export const survivors: Survivors = [
  {
    reason: 'Ces fenêtres ne s’ouvrent que de la liste remplie : l’état mémorisé est toujours celui-là.',
    of: [
      'federations: redirected, federations.consulting — history done → federations.listed.former, led to federations.listed.filled',
      'federations: redirected, federations.deleting — federationDeletion done → federations.listed.former, led to federations.listed.filled',
      'federations: redirected, federations.importing — retrieverImport done → federations.listed.former, led to federations.listed.filled',
      'federations: redirected, federations.initialising — federationInitialisation done → federations.listed.former, led to federations.listed.filled',
    ],
  },
  {
    reason:
      'Les reproches sont effacés avant un nouvel envoi ; aucun chemin de l’écran ne passe d’un refus à un échec d’une autre sorte, où ils se verraient encore.',
    of: [
      'account-form: muted, accountForm.open.saving, entry without forgetMistakes',
      'availabilities: muted, availabilities.loading, entry without forgetMistakes',
      'availabilities: muted, availabilities.saving, entry without forgetMistakes',
      'federation-form: muted, federationForm.creating, entry without forgetMistakes',
      'federation-form: muted, federationForm.updating, entry without forgetMistakes',
      'hunt-form: muted, huntForm.creating, entry without forgetMistakes',
      'hunt-form: muted, huntForm.updating, entry without forgetMistakes',
      'password-reset-request: muted, passwordResetRequest.submitting, entry without forgetMistakes',
      'password-reset: muted, passwordReset.editing — confirmation.typed → passwordReset.editing.fresh, without forgetMistakes',
      'password-reset: muted, passwordReset.editing — password.typed → passwordReset.editing.fresh, without forgetMistakes',
      'password-reset: muted, passwordReset.saving, entry without forgetMistakes',
      'preferences: muted, preferences.saving, entry without forgetMistakes',
      'role-form: muted, roleForm.creating, entry without forgetMistakes',
      'role-form: muted, roleForm.updating, entry without forgetMistakes',
      'sign-in: muted, signIn.submitting, entry without forgetMistakes',
      'territories: muted, territories.adding, entry without forgetMistakes',
      'territories: muted, territories.adding.saving, entry without forgetMistakes',
      'user-form: muted, userForm.creating, entry without forgetMistakes',
      'user-form: muted, userForm.updating, entry without forgetMistakes',
    ],
  },
  {
    reason:
      'Ce qui est oublié n’est plus montré, et sera remplacé avant de l’être : l’oubli protège la mémoire de l’appareil, l’écran n’en dit rien.',
    of: [
      'city-search: muted, citySearch.idle, entry without forgetCities',
      'city-search: muted, citySearch.unknown, entry without forgetCities',
      'error-modal: muted, errorModal.closed, entry without forgetProblem',
      'federations: muted, federations.listed, entry without forgetFederation',
      'giver-windows: muted, giverWindows.closed, entry without forgetHunt',
      'password-reset: muted, passwordReset.saving — resetPassword done → passwordReset.saved, without forgetPasswords',
      'password-reset: muted, passwordReset.saving — resetPassword failed [wasMissing] → passwordReset.expired, without forgetPasswords',
      'roles: muted, roles.listed, entry without forgetRole',
      'sign-in: muted, signIn.submitting — signIn done → signIn.opened, without forgetPassword',
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without forgetUrl',
      'statistic-export: muted, statisticExport.ready, exit without forgetUrl',
      'user-token: muted, userToken.obtained, exit without forgetLink',
      'user-windows: muted, userWindows.closed, entry without forgetUser',
      'waiting-givers: muted, waitingGivers.accepting — giverAcceptance done → waitingGivers.filled, without forgetGiver',
      'waiting-givers: muted, waitingGivers.refusing — giverRefusal done → waitingGivers.filled, without forgetGiver',
    ],
  },
  {
    reason:
      'La liste est vide et l’écran le dit d’après l’état : ce que la mémoire garde des lignes n’y paraît pas.',
    of: [
      'contacts: muted, contacts.loading — readDonations done [isEmpty] → contacts.empty, without rememberContacts',
      'federations: muted, federations.loading — listFederations done [isEmpty] → federations.listed.empty, without rememberFederations',
      'phone-holders: muted, phoneHolders.loading — listPhoneHolders done [isEmpty] → phoneHolders.empty, without rememberRows',
      'statistic-view: muted, statisticView.loading — viewStatistic done [isEmpty] → statisticView.empty, without rememberView',
      'users: muted, users.loading — listUsers done [isEmpty] → users.empty, without rememberUsers',
    ],
  },
  {
    reason:
      'Le champ refusé est dit par le formulaire qui entoure cette partie, et vu dans ses propres chemins.',
    of: [
      'giver-part: muted, giverPart.sending — updateGiver failed [wasRefused] → giverPart.refused, without rememberRefusal',
      'receiver-part: muted, receiverPart.sending — updateReceiver failed [wasRefused] → receiverPart.refused, without rememberRefusal',
      'wishes-part: muted, wishesPart.sending — saveWishes failed [wasRefused] → wishesPart.refused, without rememberRefusal',
    ],
  },
  {
    reason:
      'À renforcer : l’exemple du modèle ne change pas ce qui est retenu, ou le modèle n’en regarde pas l’effet à l’écran.',
    of: [
      'account-form: muted, accountForm.closed — form.opened → accountForm.open, without openAnew',
      'availabilities: muted, availabilities.editing — always.toggled → availabilities.editing.changed, without reviewMistakes',
      'availabilities: muted, availabilities.editing — period.added [hasRoom] → availabilities.editing.changed, without reviewMistakes',
      'availabilities: muted, availabilities.editing — period.dated [mayChangePeriods] → availabilities.editing.changed, without reviewMistakes',
      'availabilities: muted, availabilities.editing — period.removed [mayChangePeriods] → availabilities.editing.changed, without reviewMistakes',
      'availabilities: muted, availabilities.saving — saveAvailabilities done → availabilities.editing.unchanged, without adoptMerged',
      'contacts: muted, contacts.filled — phone.requested [isHidden] → stays, without rememberAsked',
      'data-export: muted, dataExport.calling — readOwnData done → dataExport.open.done, without rememberSuccess',
      'data-export: muted, dataExport.open — call.requested → dataExport.calling, without rememberRequest',
      'deletion-request: muted, deletionRequest.open — choice.made → deletionRequest.saving, without rememberChoice',
      'history: muted, history.read — page.chosen → history.loading, without turnTo',
      'map-view: muted, mapView.near — zoom.decreased → mapView.whole, without goBack',
      'password-change: muted, passwordChange.calling — requestPasswordChange done → passwordChange.open.done, without rememberSuccess',
      'password-change: muted, passwordChange.open — call.requested → passwordChange.calling, without rememberRequest',
      'password-reset-request: muted, passwordResetRequest.throttled — email.typed → passwordResetRequest.editing, without rememberEmail',
      'preferences: unguarded, preferences.saving — done [isWhollySaved] → preferences.editing',
      'receiver-home: muted, receiverHome.preferences.loading.radius.reading — readSession done → receiverHome.preferences.loading.radius.read, without rememberRadius',
      'registration: muted, registration.identifying — registrationIdentity done → registration.specifying, without rememberForm',
      'registration: muted, registration.specifying — registrationSpecifics done → registration.identifying, without rememberForm',
      'retriever-import: muted, retrieverImport.running — federationJob done [isKnown] → retrieverImport.broken, without rememberJob',
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without adoptFilters',
      'statistics: muted, statistics.listed.viewing — filters.chosen → stays, without rememberChosen',
      'statistics: unguarded, statistics.listed — address.changed [isAnother] → statistics.listed.deciding',
      'user-windows: muted, userWindows.viewing — edition.requested [mayEdit] → userWindows.writing, without rememberUser',
    ],
  },
  ...survivorsOfScreens,
]
