import type { PastJob } from '../../../contract/federations/federation-jobs.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { importCounts } from '../../words/audit-changes.ts'
import { capital, counted, momentInWords } from '../../words/words.ts'

const kinds = { init: 'Initialisation', import: 'Import des adhérents' } as const
const states = {
  running: <Badge>En cours</Badge>,
  done: <Badge tone="success">Terminé</Badge>,
  failed: <Badge tone="danger">Pas allé au bout</Badge>,
  interrupted: <Badge tone="danger">Interrompu</Badge>,
} as const

/** What a job did, in numbers; null while it runs. */
function resultOf(job: PastJob): string | null {
  if (job.state === 'running') return null
  if (!job.report) return 'Rien n’a été modifié.'
  if (job.kind === 'init') {
    const { towns, near } = job.report
    return `${counted(towns, 'commune', 'communes')}, ${counted(near, 'commune voisine', 'communes voisines')}`
  }
  const { imported, updated, unchanged, removed, refused } = job.report
  return [
    ...importCounts({ imported, updated, removed }),
    `${unchanged} sans changement`,
    counted(refused, 'ligne laissée de côté', 'lignes laissées de côté'),
  ].join(', ')
}

/** The latest jobs of a federation: when each started, its state and its result (spec §9). */
export function FederationJobs({ jobs }: { jobs: readonly PastJob[] }) {
  if (jobs.length === 0) return <Text look="soft">Aucun traitement.</Text>
  return (
    <ol aria-label="Traitements" className="divide-y divide-line">
      {jobs.map((job) => {
        const result = resultOf(job)
        return (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="grid">
              <span className="font-semibold">{kinds[job.kind]}</span>
              <span className="text-ink-soft tabular-nums">
                {fr(capital(`le ${momentInWords(job.started_at)}`))}
              </span>
              {result ? <span className="tabular-nums">{fr(result)}</span> : null}
            </span>
            {states[job.state]}
          </li>
        )
      })}
    </ol>
  )
}
