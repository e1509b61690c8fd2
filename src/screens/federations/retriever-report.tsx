import type { ImportReport } from '../../../contract/federations/federation-jobs.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { figure } from '../../words/words.ts'

/** The numbers of lines that an import changes, and the refused lines with their reasons. */
export function RetrieverReport({ report }: { report: ImportReport }) {
  const { imported, updated, unchanged, removed, refused, refusals } = report
  const lines = [
    ['Nouveaux adhérents', imported],
    ['Adhérents mis à jour', updated],
    ['Adhérents sans changement', unchanged],
    ['Adhérents retirés', removed],
    ['Lignes laissées de côté', refused],
  ] as const
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{figure(count)}</dd>
          </div>
        ))}
      </dl>
      {refused > 0 ? (
        <section className="grid gap-2">
          <Heading level={3}>Laissé de côté</Heading>
          {refused > refusals.length ? (
            <Text look="soft">{`Seules les premières lignes sont montrées : ${figure(refusals.length)} sur ${figure(refused)}.`}</Text>
          ) : null}
          <ul className="grid gap-1">
            {refusals.map(({ line, reason }) => (
              <li key={line} className="tabular-nums">
                {fr(`Ligne ${line} : ${reason}`)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
