import { reportEntry } from '../../patterns/report-entry.ts'

const report = reportEntry({
  call: 'recordDonations',
  draft: 'Draft',
  window: 'report',
  question: 'donations',
})

/** Spec §2 « Qui a reçu quoi ? », §4 « Donation submission ». */
export const donation = {
  ...report,
  editing: { ...report.editing, 'donations.submitted': 'confirming if isReportable' },
  // §4: « confirming → saving / editing ».
  confirming: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
}
