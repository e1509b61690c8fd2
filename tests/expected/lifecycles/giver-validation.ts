/** Spec §4: « Giver validation_type: waiting, then validated (manual or auto) or banned (ban). » */
export const giverValidation = {
  '*': { start: 'waiting' },
  waiting: {
    'retriever.matched': 'auto',
    // §4: « A back-office action validates or bans a waiting giver. »
    'giver.validated': 'manual',
    'giver.banned': 'ban',
  },
  // A refusal may have been a mistake.
  ban: { 'giver.validated': 'manual' },
  // The validation was automatic: if the NIT no longer matches, it waits for a decision.
  auto: { 'retriever.unmatched': 'waiting' },
}
