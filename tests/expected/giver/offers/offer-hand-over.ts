import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** « Remis » for accepted game; for a boar the same gesture confirms that the message was passed on. */
export const offerHandOver = confirmedCommand('handOfferOver')
