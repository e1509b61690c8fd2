import type { GroupOutcome } from '../../contract/users/giver-validation.ts'

/** Why an account of a group was not validated, as a sentence. */
export const outcomeText: Record<Exclude<GroupOutcome, 'validated' | 'already'>, string> = {
  refused: 'La fédération l’a refusé entre-temps.',
  blocked: 'Ce compte est bloqué ou anonymisé.',
  unmatched: 'La base ne reconnaît plus cette personne : vérifiez, puis validez ce compte seul.',
  superior: 'Cette personne a des permissions que vous n’avez pas.',
  gone: 'Ce compte est introuvable.',
}

/** The same for any outcome; empty for validated accounts. */
export const reasonOf = (outcome: GroupOutcome): string | null =>
  outcome === 'validated' || outcome === 'already' ? null : outcomeText[outcome]
