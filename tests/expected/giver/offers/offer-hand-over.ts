import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** « Remis » on what was accepted; of a boar the message is acknowledged by the same gesture. */
export const offerHandOver = confirmedCommand('handOfferOver')
