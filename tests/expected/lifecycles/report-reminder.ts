/** Three reminders, and none once there is nothing to remind of. */
export const reportReminder = {
  '*': {
    start: 'unreminded',
    'donations.reported': 'stopped',
    'hunt.deleted': 'stopped',
  },
  unreminded: { 'reminder.due': 'remindedOnce' },
  remindedOnce: { 'reminder.due': 'remindedTwice' },
  remindedTwice: { 'reminder.due': 'remindedThrice' },
}
