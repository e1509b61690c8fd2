const command = (child: string) => ({
  [`${child} done`]: ['closed then notifyChange if hasChanged', 'closed'],
})

/** Spec §2 « Users list »: « block, delete (anonymise) and get-token actions », §4, §6. */
export const userCommands = {
  '*': { start: 'opening' },
  // An address that was sent, or reloaded.
  opening: { always: ['readingHistory if isHistoryAsked', 'closed'] },
  // §4: « Blocked or deleted users cannot be edited, blocked, deleted or given a token ».
  closed: {
    // §4: « A back-office action validates or bans a waiting giver »; a ban may have been a mistake.
    'validation.requested': 'validating if mayValidate',
    'ban.requested': 'banning if mayBan',
    'blocking.requested': 'blocking if mayBlock',
    // A block may have been a mistake.
    'unblocking.requested': 'unblocking if mayUnblock',
    'anonymisation.requested': 'anonymising if mayAnonymise',
    'link.requested': 'givingLink if mayGiveLink',
    // A user who lost their device asks staff who may also open their session.
    'factorReset.requested': 'resettingFactor if mayResetFactor',
    'gdpr.requested': 'notingChoice if mayNoteChoice',
    'history.requested': 'readingHistory',
  },
  validating: command('giverValidating'),
  banning: command('giverBanning'),
  blocking: command('userBlocking'),
  unblocking: command('userUnblocking'),
  anonymising: command('userAnonymisation'),
  resettingFactor: command('secondFactorReset'),
  notingChoice: command('userGdpr'),
  // Creating a link or reading the audit log does not change the user.
  givingLink: { 'userToken done': 'closed' },
  readingHistory: { 'history done': 'closed' },
}
