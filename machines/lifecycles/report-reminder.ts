import { setup, type StateValueFrom } from 'xstate'

type Event = { type: 'reminder.due' } | { type: 'donations.reported' } | { type: 'hunt.deleted' }

/** The lifecycle of reminders to report a hunt. */
export const reportReminderLifecycle = setup({ types: {} as { events: Event } }).createMachine({
  id: 'reportReminder',
  description:
    'Les rappels d’un compte rendu : le lendemain de la chasse, trois jours après, dix jours après.',
  initial: 'unreminded',
  on: { 'donations.reported': '.stopped', 'hunt.deleted': '.stopped' },
  states: {
    unreminded: {
      description: 'Aucun rappel n’est parti ; le premier part le lendemain de la chasse.',
      on: { 'reminder.due': 'remindedOnce' },
    },
    remindedOnce: {
      description: 'Le premier rappel est parti ; le deuxième part trois jours après la chasse.',
      on: { 'reminder.due': 'remindedTwice' },
    },
    remindedTwice: {
      description: 'Deux rappels sont partis ; le dernier part dix jours après la chasse.',
      on: { 'reminder.due': 'remindedThrice' },
    },
    remindedThrice: {
      description: 'Les trois rappels sont partis ; c’est à la fédération d’appeler.',
    },
    stopped: {
      description: 'Plus aucun rappel ne part : le compte rendu est envoyé, ou la chasse est supprimée.',
      type: 'final',
    },
  },
})

/** A state of the reminders. */
export type Reminded = StateValueFrom<typeof reportReminderLifecycle>
