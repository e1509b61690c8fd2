import { Gauge, Registry } from 'prom-client'
import type { Db } from '../database.ts'
import { readBacklog, readReplicas } from '../queries/shared/backlog.ts'
import { SILENCE } from '../rules/jobs.ts'

/** What waits in the database, which every process of the service reports alike. */
export function backlogMetrics(db: Db, now: () => Date) {
  const registry = new Registry()
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `venaison_${name}`, help, labelNames, registers: [registry] })
  const mails = gauge('mails_due', 'Mails that are due.')
  const oldestMail = gauge('mails_oldest_seconds', 'Age of the mail that has been due longest.')
  const refused = gauge('mails_refused', 'Mails given up that no member of staff has noted.')
  const deadlines = gauge('deadlines_due', 'Offers and reminders whose time has come.')
  const oldestDeadline = gauge('deadlines_oldest_seconds', 'Age of the deadline that has been due longest.')
  const jobs = gauge('jobs', 'Jobs of federations in progress; silent: without a sign of life.', 'state')
  const blocked = gauge('sign_ins_blocked', 'Addresses and networks blocked after too many failures.')
  const replicas = gauge('replica_behind_bytes', 'Log that a replica has yet to replay.', 'replica')
  return {
    registry,
    /** Reads all of them from the database. */
    async read(): Promise<void> {
      const [backlog, found] = await Promise.all([readBacklog(db, now(), SILENCE), readReplicas(db)])
      mails.set(backlog.due_mails)
      oldestMail.set(backlog.oldest_mail)
      refused.set(backlog.refused_mails)
      deadlines.set(backlog.due_deadlines)
      oldestDeadline.set(backlog.oldest_deadline)
      jobs.set({ state: 'running' }, backlog.running_jobs - backlog.silent_jobs)
      jobs.set({ state: 'silent' }, backlog.silent_jobs)
      blocked.set(backlog.blocked_sign_ins)
      replicas.reset()
      for (const { name, behind } of found) replicas.set({ replica: name }, behind)
    },
  }
}
