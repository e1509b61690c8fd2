/** Spec §4: « Contact phone: hidden (shown_at null) then revealed after the giver asks. » */
export const contactPhone = {
  '*': { start: 'hidden' },
  hidden: { 'phone.revealed': 'revealed' },
  // Design §5: « revealing is idempotent ».
  revealed: { 'phone.revealed': 'revealed' },
}
