/** The groups of calls in the viewer, in order, by path prefix. */
const tags: readonly (readonly [tag: string, begins: RegExp])[] = [
  ['Connexion', /^\/(log(in|out)|password|address)\b/],
  ['Inscription', /^\/(register|api\/v1\/(available_federations|verifications))\b/],
  ['Mon compte', /^\/api\/v1\/(auth|users\/self)\b/],
  ['Chasses et territoires', /^\/api\/v1\/(hunts\/self|givers\/self|contacts)\b/],
  ['Animaux', /^\/api\/v1\/animals\b/],
  ['Propositions', /^\/api\/v1\/(offers|meetings)\b/],
  ['Souhaits et disponibilités', /^\/api\/v1\/(wishes|availabilities|receivers|received)\b/],
  ['À faire', /^\/api\/v1\/(todo|givers|hunts|absences|corrections|mails|users\/deletion_requests)\b/],
  ['Utilisateurs', /^\/api\/v1\/users\b/],
  ['Rôles', /^\/api\/v1\/(roles|permissions)\b/],
  ['Fédérations', /^\/api\/v1\/(federations|service)\b/],
  ['Sanitaire', /^\/api\/v1\/(sanitary_rules|samples|tag_claims|recalls)\b/],
  ['Statistiques', /^\/api\/v1\/statistics\b/],
]
const REFERENCE = 'Références'
/** The group of a call. */
export const tagOf = (path: string) => tags.find(([, begins]) => begins.test(path))?.[0] ?? REFERENCE
/** The group of files and monitoring endpoints. */
export const FILES = 'Fichiers et surveillance'
/** All groups, in the viewer's order. */
export const tagNames = [...tags.map(([name]) => name), REFERENCE, FILES]
