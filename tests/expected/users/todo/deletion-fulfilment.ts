import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** GDPR, article 17: a person who requests it is anonymised, unless they have withdrawn the request. */
export const deletionFulfilment = confirmedCommand('fulfilDeletionRequest')
