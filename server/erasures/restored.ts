import type { Db } from '../database.ts'
import { applyRetention, retentionBy } from '../rules/retention/retention.ts'
import type { Settings } from '../settings.ts'
import { findMissing } from './ledger.ts'
import { type Applied, reapply } from './reapply.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`

/** What was applied, in one French sentence. */
export function inWords({ anonymised, refused, unsubscribed, unknown }: Applied): string {
  const parts = [
    counted(anonymised, 'compte anonymisé', 'comptes anonymisés'),
    counted(refused, 'usage des données refusé', 'usages des données refusés'),
    counted(unsubscribed, 'lettre d’information refusée', 'lettres d’information refusées'),
  ]
  const rest =
    unknown > 0
      ? ` ${counted(unknown, 'autre concernait', 'autres concernaient')} un compte absent ou déjà anonymisé.`
      : ''
  return `Effacements faits depuis cette sauvegarde, appliqués de nouveau : ${parts.join(', ')}.${rest}`
}

/**
 * Brings a restored database up to date with the law: applies the erasures that it lacks, then deletes what
 * is over, which needs no ledger since it only depends on the day. Answers what was done, in French.
 */
export async function restoreErasures(
  db: Db,
  { settings, now }: { settings: Settings; now: Date },
): Promise<string> {
  const { erasuresDir } = settings
  const retention = retentionBy(settings, db, now)
  const { missing, unreadable } = erasuresDir
    ? await findMissing(db, erasuresDir, now)
    : { missing: [], unreadable: 0 }
  const applied = await reapply(missing, retention)
  const counts = await applyRetention(retention)
  const deleted = counts?.reduce((sum, { count }) => sum + count, 0)
  return [
    inWords(applied),
    ...(unreadable > 0
      ? [
          `Attention : ${counted(unreadable, 'ligne du registre est illisible', 'lignes du registre sont illisibles')}.`,
        ]
      : []),
    deleted === undefined
      ? 'Un autre processus efface en ce moment ce qui est échu.'
      : `Durées de conservation : ${counted(deleted, 'donnée échue traitée', 'données échues traitées')}.`,
  ].join('\n')
}
