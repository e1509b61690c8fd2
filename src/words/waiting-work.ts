import { counted } from './words.ts'
import { waitInWords } from './wait-in-words.ts'

type Waiting = { due: number; oldest: number }

/** What waits and for how long, « 3 e-mails, depuis 20 minutes » or « Rien n’attend ». */
export const waitingInWords = ({ due, oldest }: Waiting, one: string, many: string): string =>
  due === 0 ? 'Rien n’attend' : `${counted(due, one, many)}, depuis ${waitInWords(Math.ceil(oldest))}`
