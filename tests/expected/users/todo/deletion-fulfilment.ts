import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** RGPD, article 17: who asks for it is anonymised, unless they have changed their mind. */
export const deletionFulfilment = confirmedCommand('fulfilDeletionRequest')
