import { waitingCount } from '../patterns/waiting-count.ts'

/** Counts undeliverable mails not yet seen, for the menu. */
export const refusedMailCountMachine = waitingCount({
  id: 'refusedMailCount',
  call: 'countRefusedMails',
  description: 'Le nombre d’e-mails refusés, dans le menu de qui peut les voir.',
  unasked: 'Personne n’est connecté qui puisse voir les e-mails refusés.',
})
