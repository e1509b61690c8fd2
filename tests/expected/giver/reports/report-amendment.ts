import { reportEntry } from '../../patterns/report-entry.ts'

const report = reportEntry({
  call: 'amendDonations',
  draft: 'Correction',
  window: 'amendment',
  question: 'correction',
})

/** Like a report (`donation.ts`), but starts with the reported quantities, and requires a reason. */
export const reportAmendment = {
  ...report,
  // Without a difference there is nothing to send.
  editing: { ...report.editing, 'correction.submitted': 'confirming if isCorrection' },
  confirming: {
    'reason.typed': '= then keepCorrection',
    'correction.confirmed': 'saving if hasReason',
    'correction.cancelled': 'editing',
  },
}
