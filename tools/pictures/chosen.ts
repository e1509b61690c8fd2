/**
 * A screenshot that git keeps: the state of a flow, on a phone unless it says otherwise, and what it shows
 * that is worth keeping, in French.
 */
export type Chosen = { flow: string; state: string; on?: 'phone' | 'computer'; shows: string }

/** Whoever adds one takes another away: more would not be looked at. */
export const MOST = 60

/** The screenshots in git, by the people who see them. Guides and the README use no others. */
export const chosen: Readonly<Record<string, readonly Chosen[]>> = {
  Responsables: [
    { flow: 'giver-home', state: 'hunts', shows: 'l’accueil : ce qui attend, puis les chasses' },
    { flow: 'contacts', state: 'filled.ordered', shows: 'les contacts d’une chasse, dans l’ordre' },
    { flow: 'hunt-offers', state: 'listed.fresh', shows: 'les propositions et leurs réponses' },
    { flow: 'offer-confirmation', state: 'editing.fresh', shows: 'un rendez-vous à donner' },
    { flow: 'offer-hand-over', state: 'confirming', shows: 'la remise de ce qui était promis' },
    { flow: 'animals', state: 'listed.fresh', shows: 'les animaux d’une chasse' },
    { flow: 'hand-over', state: 'confirming', shows: 'la remise d’un animal' },
    { flow: 'person-hand-over', state: 'choosing.fresh', shows: 'ce qu’une personne a emporté' },
    { flow: 'donation', state: 'editing', shows: 'le compte rendu : qui a reçu quoi' },
    { flow: 'report-amendment', state: 'confirming', shows: 'ce qu’une correction changera' },
  ],
  Particuliers: [
    { flow: 'own-offers', state: 'listed.fresh', shows: 'une proposition, et pourquoi c’est son tour' },
    { flow: 'own-recalls', state: 'listed.fresh', shows: 'le rappel d’un gibier, et quoi faire' },
    { flow: 'received-animals', state: 'listed', shows: 'ce qui a été reçu, avec son certificat' },
    { flow: 'verification', state: 'found', shows: 'ce que montre le code d’un certificat' },
  ],
  Fédérations: [
    { flow: 'todo', state: 'filled', shows: 'ce qui attend l’équipe' },
    { flow: 'sanitary-rule-list', state: 'filled', shows: 'les règles sanitaires' },
    { flow: 'sample-list', state: 'filled', shows: 'les prélèvements et leurs résultats' },
    { flow: 'recall-list', state: 'filled', shows: 'un rappel : qui reste à appeler' },
    { flow: 'correction-list', state: 'filled', shows: 'les corrections demandées' },
    { flow: 'absence-list', state: 'filled', shows: 'les absences contestées' },
  ],
  Statistiques: [
    { flow: 'statistics', state: 'listed.viewing', shows: 'une statistique, ses filtres, son tableau' },
  ],
}

/** All of them. */
export const allChosen = Object.values(chosen).flat()

/** The file of one in `docs/pictures/`: `contacts.filled.ordered.webp`. */
export const fileOf = ({ flow, state, on = 'phone' }: Chosen) =>
  `${flow}.${state}${on === 'phone' ? '' : `.${on}`}.webp`
