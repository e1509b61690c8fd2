import { survivorsOnServer } from './survivors-on-server.ts'
import { survivorsOfScreens } from './survivors-of-screens.ts'

/** Mutants by the reason for which no test kills them. */
export type Survivors = readonly { reason: string; of: readonly string[] }[]

/**
 * Mutants that no test kills, by the reason, in French for the page; each was reviewed. `npm run mutation`
 * holds the list to the truth, as far as it tries them.
 */
export const survivors: Survivors = [
  {
    reason:
      'L’écran montre ce que le schéma retient, et la table écrite à la main dit où l’on va, non ce qui est retenu : les chemins tirés du schéma abîmé s’accordent avec lui. Seuls le voient les tests écrits à la main et les récits dans le navigateur, qui ne sont pas rejoués ici.',
    of: [
      'account-saving: muted, accountSaving.account.sending — updateAccount done → accountSaving.account.saved, without rememberSaved',
      'account-saving: muted, accountSaving.giver.sending — updateGiver failed [wasRefused] → accountSaving.giver.unsaved, without rememberRefusal',
      'account-saving: muted, accountSaving.receiver.sending — updateReceiver done → accountSaving.receiver.saved, without rememberSaved',
      'availabilities: muted, availabilities.editing — always.toggled → availabilities.editing.changed, without toggleAlways',
      'contact-filters: muted, contactFilters.distance.on — distance.chosen → stays, without rememberDistance',
      'deletion-count: muted, deletionCount.reading — countDeletionRequests done → deletionCount.known, without rememberTotal',
      'donation: muted, donation — specimenTypes.read → stays, without rememberTypes',
      'donation: muted, donation.refused — draft.discarded → donation.editing, without forgetQuantities',
      'donation: muted, donation.saving — recordDonations failed [wasRefused] → donation.refused, without rememberRefusal',
      'federation-job: muted, federationJob.reading — readFederationJob done [isKnown] → federationJob.ended, without rememberJob',
      'gdpr-choice: muted, gdprChoice.open — choice.made [needsConfirmation] → gdprChoice.confirming, without rememberChoice',
      'history: muted, history.read — page.chosen → history.loading, without turnTo',
      'hunt-form: muted, huntForm.creating, entry without rememberSending',
      'map-view: muted, mapView — zoom.increased [mayIncrease] → mapView.near, without increase',
      'map-view: muted, mapView.near — zoom.decreased [staysWithin] → stays, without decrease',
      'own-recalls: muted, ownRecalls.acknowledging — acknowledgeRecall done → ownRecalls.listed, without rememberRecall',
      'passkey-addition: muted, passkeyAddition.adding — addPasskey done → passkeyAddition.added, without rememberAddition',
      'passkey-addition: muted, passkeyAddition.preparing — beginPasskey done → passkeyAddition.asking, without rememberOptions',
      'permission-assignment: muted, permissionAssignment.editing — permission.ticked [isRestored] → permissionAssignment.editing.unchanged, without rememberTick',
      'preferences: muted, preferences.editing — preferences.submitted → preferences.saving, without sendBoth',
      'receiver-home: muted, receiverHome.preferences.loading.radius.reading — readSession done → receiverHome.preferences.loading.radius.read, without rememberRadius',
      'registration-identity: muted, registrationIdentity.filling.resumed — draft.discarded → registrationIdentity.filling, without forgetEntry',
      'registration-specifics: muted, registrationSpecifics.sending — register done → registrationSpecifics.registered, without rememberBoot',
      'registration: muted, registration.identifying — registrationIdentity done → registration.specifying, without rememberForm',
      'retriever-check: muted, retrieverCheck.checking — checkRetrievers failed [wasRefused] → retrieverCheck.choosing.refused, without refuseFile',
      'retriever-check: muted, retrieverCheck.choosing — file.chosen → retrieverCheck.choosing.refused, without refuseSize',
      'second-factor-proof: muted, secondFactorProof.offering — code.chosen [canUseCode] → secondFactorProof.typing, without rememberKind',
      'second-factor-setup: muted, secondFactorSetup.addingApplication — applicationAddition done [hasCodes] → secondFactorSetup.noting, without rememberAddition',
      'second-factor-setup: muted, secondFactorSetup.reading — readSecondFactors done [isOwedNoMore] → secondFactorSetup.done, without rememberFactors',
      'session: muted, session.signedIn — secondFactor.changed → session.deciding, without adoptDuty',
      'session: muted, session.signedIn.asked — secondFactor.given → session.deciding, without adopt',
      'statistic-view: muted, statisticView — filters.cleared [isFiltered] → statisticView.choosing, without clearFilters',
      'statistics: muted, statistics — query.changed → stays, without adoptQuery',
      'statistics: muted, statistics.listed — query.changed → statistics.listed.deciding, without adoptQuery',
      'statistics: muted, statistics.listed.viewing — filters.chosen → stays, without rememberChosen',
      'user-choices: muted, userChoices.loading.federations — listFederations done → userChoices.read, without rememberFederations',
      'user-windows: muted, userWindows.viewing — edition.requested [mayEdit] → userWindows.writing, without rememberUser',
      'users: muted, users.typing — after TYPING_PAUSE → users.loading, without searchTyped',
    ],
  },
  {
    reason:
      'Ce qui est oublié n’est plus montré, et sera remplacé avant de l’être : l’oubli protège la mémoire de l’appareil, l’écran n’en dit rien.',
    of: [
      'absences: muted, absences.lifting, exit without forgetAbsence',
      'absences: muted, absences.upholding, exit without forgetAbsence',
      'city-search: muted, citySearch.idle, entry without forgetCities',
      'city-search: muted, citySearch.unknown, entry without forgetCities',
      'deletion-count: muted, deletionCount.unasked, entry without forgetTotal',
      'deletion-requests: muted, deletionRequests.anonymising, exit without forgetRequest',
      'error-modal: muted, errorModal.closed, entry without forgetProblem',
      'giver-validation-list: muted, giverValidationList.banning — giverBanning done → giverValidationList.filled, without forgetGiver',
      'giver-validation-list: muted, giverValidationList.validating — giverValidating done → giverValidationList.filled, without forgetGiver',
      'giver-windows: muted, giverWindows.closed, entry without forgetHunt',
      'password-reset: muted, passwordReset.editing.fresh, entry without forgetMistakes',
      'password-reset: muted, passwordReset.saving — resetPassword done → passwordReset.saved, without forgetPasswords',
      'password-reset: muted, passwordReset.saving — resetPassword failed [wasMissing] → passwordReset.expired, without forgetPasswords',
      'recalls: muted, recalls.lifting, exit without forgetRecall',
      'recalls: muted, recalls.missing, exit without forgetReceiver',
      'recalls: muted, recalls.reaching, exit without forgetReceiver',
      'received-animals: muted, receivedAnimals.reporting, exit without forgetChosen',
      'session: muted, session.signedOut, entry without forget',
      'sign-in: muted, signIn.submitting — signIn done → signIn.opened, without forgetPassword',
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without forgetUrl',
      'statistic-export: muted, statisticExport.ready, exit without forgetUrl',
      'user-token: muted, userToken.obtained, exit without forgetLink',
    ],
  },
  {
    reason:
      'La liste est vide et l’écran le dit d’après l’état : ce que la mémoire garde des lignes n’y paraît pas.',
    of: [
      'absence-list: muted, absenceList.loading — listAbsences done [isEmpty] → absenceList.empty, without rememberRows',
      'contacts: muted, contacts.loading — readDonations done [isEmpty] → contacts.empty, without rememberContacts',
      'federations: muted, federations.loading — listFederations done [isEmpty] → federations.listed.empty, without rememberFederations',
      'phone-holders: muted, phoneHolders.loading — listPhoneHolders done [isEmpty] → phoneHolders.empty, without rememberRows',
      'recall-list: muted, recallList.loading — listRecalls done [isEmpty] → recallList.empty, without rememberRows',
      'statistic-view: muted, statisticView.loading — viewStatistic done [isEmpty] → statisticView.empty, without rememberView',
      'users: muted, users.loading — listUsers done [isEmpty] → users.empty, without rememberUsers',
    ],
  },
  {
    reason:
      'Le schéma est commun à plusieurs parcours : celui-ci n’envoie rien que l’on puisse retenir, ou ne montre pas ce qui distingue un travail échoué de celui qui court ; les autres le font, et y voient l’effet.',
    of: [
      'data-export: muted, dataExport.calling — readOwnData done → dataExport.open.done, without rememberSuccess',
      'data-export: muted, dataExport.open — call.requested → dataExport.calling, without rememberRequest',
      'newsletter: muted, newsletter.calling — updateNewsletter done → newsletter.open.done, without rememberSuccess',
      'password-change: muted, passwordChange.calling — requestPasswordChange done → passwordChange.open.done, without rememberSuccess',
      'password-change: muted, passwordChange.open — call.requested → passwordChange.calling, without rememberRequest',
      'retriever-import: muted, retrieverImport.running — federationJob done [isKnown] → retrieverImport.broken, without rememberJob',
    ],
  },
  {
    reason:
      'Les erreurs des champs sont déjà oubliées quand la question est posée : il n’en reste aucune à oublier à l’envoi, comme le font les formulaires qui envoient sans question.',
    of: ['recall-form: muted, recallForm.creating, entry without forgetMistakes'],
  },
  {
    reason:
      'On ne le voit que plus loin : ici l’écran ne suit que le chemin le plus court par la faute, où le champ n’est pas encore montré. Les tests de l’écran vont jusque-là, et y cherchent chaque choix.',
    of: [
      'recall-form: muted, recallForm.loading — listSpecimenTypes done → recallForm.editing, without rememberTypes',
    ],
  },
  ...survivorsOfScreens,
  ...survivorsOnServer,
]
