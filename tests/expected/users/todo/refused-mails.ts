/** Staff sees undeliverable mails; one marked as seen leaves the list, which is reloaded. */
export const refusedMails = {
  '*': { start: 'closed' },
  closed: { 'seeing.requested': 'seeing' },
  seeing: { 'mailSeeing done': ['closed then rereadList if hasChanged', 'closed'] },
}
