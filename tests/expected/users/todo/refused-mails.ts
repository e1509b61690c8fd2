/** Staff sees undeliverable mails; one marked as seen leaves the list, which is reloaded. */
export const refusedMails = {
  '*': {
    start: 'closed',
    // Updates the menu's count.
    'mails.listed': '= then tellTotals',
  },
  closed: {
    'seeing.requested': 'seeing',
    'list.refreshed': '= then rereadList',
  },
  seeing: { 'mailSeeing done': ['closed then rereadList if hasChanged', 'closed'] },
}
