/** A screenshot that git keeps, on a phone unless it says otherwise; `shows`: what, in French. */
export type Chosen = { flow: string; state: string; on?: 'phone' | 'computer'; shows: string }

/** Whoever adds one takes another away: more would not be looked at. */
export const MOST = 60

/** The screenshots in git, by the people who see them. Guides and the README use no others. */
export const chosen: Readonly<Record<string, readonly Chosen[]>> = {
  'Tout le monde': [
    { flow: 'sign-in', state: 'editing.fresh', shows: 'la connexion' },
    {
      flow: 'registration-identity',
      state: 'filling.incorrect',
      shows: 'l’inscription, quand un champ ne va pas',
    },
    { flow: 'terms', state: 'reading', shows: 'les conditions, avant le premier geste' },
    { flow: 'account', state: 'ready.details.current', shows: '« Mon compte »' },
    { flow: 'second-factor-setup', state: 'choosing', shows: 'le choix d’un second facteur' },
    { flow: 'leaving', state: 'asking', shows: 'la question avant de quitter une saisie' },
    { flow: 'error-modal', state: 'open.apiError', shows: 'une erreur inattendue, expliquée' },
  ],
  Responsables: [
    { flow: 'giver-home', state: 'hunts', shows: 'l’accueil : ce qui attend, puis les chasses' },
    {
      flow: 'giver-windows',
      state: 'closed.idle',
      on: 'computer',
      shows: 'le même accueil sur un ordinateur',
    },
    { flow: 'giver-waiting', state: 'waiting', shows: 'un compte qui attend d’être validé' },
    { flow: 'territories', state: 'listing', shows: 'les territoires de chasse' },
    { flow: 'hunt-form', state: 'editing.fresh', shows: 'une chasse à prévoir' },
    { flow: 'hunt-deletion', state: 'confirming', shows: 'la question avant de supprimer' },
    { flow: 'contacts', state: 'filled.unordered', shows: 'les contacts d’une chasse' },
    { flow: 'contact-filters', state: 'choosing.distance.on', shows: 'les filtres des contacts' },
    { flow: 'contact-reveal', state: 'revealed', shows: 'un numéro obtenu' },
    { flow: 'call-note', state: 'editing.fresh', shows: 'la note sur un appel' },
    { flow: 'hunt-offers', state: 'listed.fresh', shows: 'les propositions et leurs réponses' },
    { flow: 'offer-confirmation', state: 'editing.fresh', shows: 'un rendez-vous à donner' },
    { flow: 'offer-hand-over', state: 'confirming', shows: 'la remise de ce qui était promis' },
    { flow: 'animals', state: 'listed.fresh', shows: 'les animaux d’une chasse' },
    { flow: 'animal-form', state: 'editing.fresh', shows: 'un animal à noter' },
    { flow: 'hand-over', state: 'confirming', shows: 'la remise d’un animal' },
    { flow: 'person-hand-over', state: 'choosing.fresh', shows: 'ce qu’une personne a emporté' },
    { flow: 'giver-windows', state: 'reporting', shows: 'le compte rendu : qui a reçu quoi' },
    {
      flow: 'giver-windows',
      state: 'reporting',
      on: 'computer',
      shows: 'le compte rendu sur un ordinateur',
    },
    { flow: 'report-versions', state: 'shown.result', shows: 'un compte rendu relu' },
    { flow: 'report-amendment', state: 'confirming', shows: 'ce qu’une correction changera' },
    { flow: 'giver-windows', state: 'documents', shows: 'les documents à imprimer' },
  ],
  Particuliers: [
    { flow: 'preferences', state: 'editing.unchanged', shows: 'les souhaits : gibier et rayon' },
    { flow: 'availabilities', state: 'editing.merged', shows: 'les périodes de disponibilité' },
    { flow: 'own-offers', state: 'listed.fresh', shows: 'une proposition, et pourquoi c’est son tour' },
    { flow: 'own-recalls', state: 'listed.fresh', shows: 'le rappel d’un gibier, et quoi faire' },
    { flow: 'received-animals', state: 'listed', shows: 'ce qui a été reçu, avec son certificat' },
    { flow: 'verification', state: 'found', shows: 'ce que montre le code d’un certificat' },
  ],
  Fédérations: [
    { flow: 'todo', state: 'filled', shows: 'ce qui attend l’équipe' },
    { flow: 'giver-validation-list', state: 'filled', shows: 'les comptes à valider' },
    { flow: 'giver-validating', state: 'confirming', shows: 'la validation d’un compte' },
    { flow: 'retriever-import', state: 'done', shows: 'le résultat d’un import d’adhérents' },
    { flow: 'sanitary-rule-list', state: 'filled', shows: 'les règles sanitaires' },
    { flow: 'sample-list', state: 'filled', shows: 'les prélèvements et leurs résultats' },
    { flow: 'recall-form', state: 'confirming', shows: 'la question avant d’ouvrir un rappel' },
    { flow: 'recall-list', state: 'filled', shows: 'un rappel : qui reste à appeler' },
    { flow: 'correction-list', state: 'filled', shows: 'les corrections demandées' },
    { flow: 'absence-list', state: 'filled', shows: 'les absences contestées' },
  ],
  Rôles: [{ flow: 'permission-assignment', state: 'editing.changed', shows: 'les permissions d’un rôle' }],
  Statistiques: [
    { flow: 'statistics', state: 'listed.choosing', shows: 'les statistiques proposées' },
    { flow: 'statistic-view', state: 'shown', shows: 'une statistique, ses filtres, son tableau' },
  ],
}

export const allChosen = Object.values(chosen).flat()

export const fileOf = ({ flow, state, on = 'phone' }: Chosen) =>
  `${flow}.${state}${on === 'phone' ? '' : `.${on}`}.webp`
