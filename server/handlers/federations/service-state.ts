import { DAY } from '../../../contract/days.ts'
import { Forbidden } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  readBacklog,
  readReplicas,
  readServer,
  lastRetention,
  readUrgent,
} from '../../queries/shared/backlog.ts'
import { SILENCE } from '../../rules/jobs.ts'

/** The state of the service; 403 for a caller limited to one federation. */
export const readServiceState: Handler<'readServiceState'> = async ({ db, caller, now }) => {
  if (caller.federationId !== null)
    throw new Forbidden('Votre compte est limité à une fédération : il ne voit pas l’état du service.')
  const [urgent, backlog, replicas, database, retained_on] = await Promise.all([
    readUrgent(db, new Date(now.getTime() - 7 * DAY)),
    readBacklog(db, now, SILENCE),
    readReplicas(db),
    readServer(db),
    lastRetention(db),
  ])
  return {
    read_at: now.toISOString(),
    database,
    replicas,
    mails: { due: backlog.due_mails, oldest: backlog.oldest_mail, refused: backlog.refused_mails, urgent },
    deadlines: { due: backlog.due_deadlines, oldest: backlog.oldest_deadline },
    jobs: { running: backlog.running_jobs - backlog.silent_jobs, silent: backlog.silent_jobs },
    blocked_sign_ins: backlog.blocked_sign_ins,
    retained_on,
  }
}
