import { survivorsOfScreens } from './survivors-of-screens.ts'

/** Mutants by the reason for which no test kills them. */
export type Survivors = readonly { reason: string; of: readonly string[] }[]

/**
 * Mutants that no test kills, by the reason, in French for the page; each was reviewed. `npm run mutation`
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
      'Ce qui est oublié n’est plus montré, et sera remplacé avant de l’être : l’oubli protège la mémoire de l’appareil, l’écran n’en dit rien.',
    of: [
      'city-search: muted, citySearch.idle, entry without forgetCities',
      'city-search: muted, citySearch.unknown, entry without forgetCities',
      'error-modal: muted, errorModal.closed, entry without forgetProblem',
      'password-reset: muted, passwordReset.saving — resetPassword done → passwordReset.saved, without forgetPasswords',
      'password-reset: muted, passwordReset.saving — resetPassword failed [wasMissing] → passwordReset.expired, without forgetPasswords',
      'sign-in: muted, signIn.submitting — signIn done → signIn.opened, without forgetPassword',
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without forgetUrl',
      'statistic-export: muted, statisticExport.ready, exit without forgetUrl',
      'user-token: muted, userToken.obtained, exit without forgetLink',
      'giver-validation-list: muted, giverValidationList.validating — giverValidating done → giverValidationList.filled, without forgetGiver',
      'giver-validation-list: muted, giverValidationList.banning — giverBanning done → giverValidationList.filled, without forgetGiver',
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
      'Le schéma est commun à plusieurs parcours : celui-ci n’envoie rien que l’on puisse retenir, ou ne montre pas ce qui distingue un travail échoué de celui qui court ; les autres le font, et y voient l’effet.',
    of: [
      'data-export: muted, dataExport.calling — readOwnData done → dataExport.open.done, without rememberSuccess',
      'data-export: muted, dataExport.open — call.requested → dataExport.calling, without rememberRequest',
      'password-change: muted, passwordChange.calling — requestPasswordChange done → passwordChange.open.done, without rememberSuccess',
      'password-change: muted, passwordChange.open — call.requested → passwordChange.calling, without rememberRequest',
      'retriever-import: muted, retrieverImport.running — federationJob done [isKnown] → retrieverImport.broken, without rememberJob',
    ],
  },
  ...survivorsOfScreens,
]
