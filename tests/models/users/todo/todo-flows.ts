import { overdueHuntCount } from '../../shell/overdue-hunt-count.model.ts'
import { refusedMailCount } from '../../shell/refused-mail-count.model.ts'
import { giverValidationCount } from '../../shell/giver-validation-count.model.ts'
import { overdueHuntList } from './overdue-hunt-list.model.ts'
import { overdueHunts } from './overdue-hunts.model.ts'
import { refusedMailList } from './refused-mail-list.model.ts'
import { refusedMails } from './refused-mails.model.ts'
import { mailSeeing } from './mail-seeing.model.ts'
import { todo } from './todo.model.ts'
import { weeklyDigest } from './weekly-digest.model.ts'

/** The flows about pending work, for the registry. */
export const todoFlows = [
  todo,
  giverValidationCount,
  overdueHuntCount,
  overdueHuntList,
  overdueHunts,
  refusedMailCount,
  refusedMailList,
  refusedMails,
  mailSeeing,
  weeklyDigest,
] as const
