import { limits } from '../../contract/limits.ts'
import type { MemberFinding } from '../../contract/users/giver-validation.ts'

/** The comparison of a waiting account with the members, in one sentence for staff. */
export const findingText: Record<MemberFinding, string> = {
  known: 'Connu dans la base',
  unconfirmed: 'Le NIT et l’adresse e-mail sont ceux d’un adhérent, mais l’adresse n’est pas confirmée.',
  mismatch: 'Le NIT est celui d’un adhérent qui n’a ni ces nom et commune, ni cette adresse e-mail.',
  otherAddress:
    'Le NIT, le nom et la commune sont ceux d’un adhérent, mais la base lui connaît une autre adresse e-mail.',
  unknown: 'Aucun adhérent de la base n’a ce NIT.',
  held: 'Un responsable déjà validé a ce NIT.',
  refused: 'Un compte que la fédération a refusé a ce NIT.',
  exhausted: `Cette personne a essayé ${limits.nitAttempts.perAccount} NIT en un jour.`,
}
