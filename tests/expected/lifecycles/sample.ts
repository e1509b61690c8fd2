/**
 * A sample is sent, then found negative, doubtful or unusable; a doubtful one is analysed again,
 * and stays doubtful as long as nothing is found: « impossible » bars no hand-over.
 * Repeating a state changes nothing.
 */
export const sample = {
  '*': { start: 'taken' },
  taken: { 'sample.sent': 'sent' },
  sent: {
    'sample.sent': 'sent',
    'sample.foundNegative': 'negative',
    'sample.foundDoubtful': 'doubtful',
    'sample.foundUnusable': 'impossible',
  },
  // A mistake may only be corrected towards more caution.
  negative: { 'sample.foundNegative': 'negative', 'sample.foundDoubtful': 'doubtful' },
  doubtful: {
    'sample.foundDoubtful': 'doubtful',
    'sample.foundNegative': 'negative',
    'sample.foundPositive': 'positive',
    'sample.foundOther': 'otherParasite',
  },
  // With a reason, and by a second staff member.
  positive: { 'sample.foundPositive': 'positive', 'sample.foundNegative': 'negative' },
  otherParasite: { 'sample.foundOther': 'otherParasite', 'sample.foundPositive': 'positive' },
  impossible: { 'sample.foundUnusable': 'impossible' },
}
