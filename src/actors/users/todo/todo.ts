import { listFederations } from '../../../../contract/shared/federations.ts'
import { listOverdueHunts } from '../../../../contract/users/overdue-hunts.ts'
import { listRefusedMails, markMailSeen } from '../../../../contract/users/refused-mails.ts'
import { readTodo, updateWeeklyDigest } from '../../../../contract/users/todo.ts'
import { mailSeeingMachine } from '../../../../machines/users/todo/mail-seeing.ts'
import { overdueHuntsMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunt-list.ts'
import { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { todoMachine } from '../../../../machines/users/todo/todo.ts'
import { weeklyDigestMachine } from '../../../../machines/users/todo/weekly-digest.ts'
import { calling, callingAny } from '../../calls.ts'
import { shell } from '../../shell.ts'
import { tellTotals } from '../../waiting-counts.ts'

/** The overview of pending work, with its call; updates the menu's counts. */
export const todo = todoMachine.provide({
  actions: {
    ...shell,
    tellTotals: (_, { todo: { weekly_digest: _digest, ...parts } }) => {
      const read = Object.entries(parts).flatMap(([list, part]) => (part ? [[list, part.total]] : []))
      tellTotals(Object.fromEntries(read))
    },
  },
  actors: { readTodo: calling(readTodo) },
})

/** The switch of the weekly digest, with its call. */
export const weeklyDigest = weeklyDigestMachine.provide({
  actions: shell,
  actors: { call: callingAny(updateWeeklyDigest) },
})

/** The hunts without a report, with their calls. */
export const overdueHunts = overdueHuntsMachine.provide({
  actions: shell,
  actors: {
    listFederations: calling(listFederations),
    overdueHuntList: overdueHuntListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listOverdueHunts) },
    }),
  },
})

/** The undeliverable mails, with their calls. */
export const refusedMails = refusedMailsMachine.provide({
  actions: {
    tellTotal: (_, { total }) => tellTotals({ mails: total }),
  },
  actors: {
    refusedMailList: refusedMailListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listRefusedMails) },
    }),
    mailSeeing: mailSeeingMachine.provide({ actions: shell, actors: { call: callingAny(markMailSeen) } }),
  },
})
