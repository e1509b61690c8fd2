import type { CallNote, CallOutcome } from '../../contract/shared/call-notes.ts'

/** The outcomes of a call, for its giver. */
export const callOutcomes: Record<CallOutcome, string> = {
  called: 'Appelé',
  interested: 'Intéressé',
  declined: 'Pas intéressé',
  callBack: 'À rappeler',
}

/** A note in one line: « À rappeler · samedi ». */
export const noteInWords = ({ outcome, text }: CallNote): string =>
  [outcome && callOutcomes[outcome], text].filter(Boolean).join(' · ')
