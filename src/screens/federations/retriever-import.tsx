import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { parisDay } from '../../../contract/days.ts'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import type { retrieverImportMachine } from '../../../machines/federations/retriever-import.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { importCounts } from '../../words/audit-changes.ts'
import { counted, dayInWords } from '../../words/words.ts'
import { FederationWork } from './federation-work.tsx'
import { RetrieverCheck, RetrieverCheckActions } from './retriever-check.tsx'
import { RetrieverReport } from './retriever-report.tsx'

/** The result of the previous import. */
function LastImport({ job }: { job: FederationJob | null }) {
  if (job?.kind !== 'import') return null
  const day = dayInWords(parisDay(new Date(job.started_at)))
  if (!job.report)
    return (
      <Notice tone="warning">
        {`Le dernier import, le ${day}, n’est pas allé au bout. Rien n’a été modifié.`}
      </Notice>
    )
  const { imported, updated, removed, refused } = job.report
  return (
    <Text look="soft">
      {`Dernier import, le ${day} : ${[...importCounts({ imported, updated, removed }), counted(refused, 'ligne laissée de côté', 'lignes laissées de côté')].join(', ')}.`}
    </Text>
  )
}

type Props = {
  actor: ActorRefFrom<typeof retrieverImportMachine>
  /** The URL state while it is open, over the page of its federation. */
  address?: WindowAddress | undefined
}

/** The window « Importer les adhérents » (spec §2 « Federations list », §5 « Retriever import »). */
export function RetrieverImport({ actor, address }: Props) {
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const check = children.retrieverCheck
  const isChoosing = useSelector(check, (snapshot) => snapshot?.matches('choosing'))
  return (
    <FederationWork
      actor={actor}
      title="Importer les adhérents"
      address={address}
      words={{
        starting: 'Envoi du fichier…',
        running: 'Import des adhérents…',
        unit: 'adhérents',
        broken: 'L’import n’est pas allé au bout. Rien n’a été modifié : vous pouvez recommencer.',
      }}
      preparation={
        check
          ? {
              onClose: () => check.send({ type: 'import.closed' }),
              content: (
                <div className="grid gap-4">
                  {isChoosing ? <LastImport job={context.job} /> : null}
                  <RetrieverCheck actor={check} />
                </div>
              ),
              actions: <RetrieverCheckActions actor={check} />,
            }
          : null
      }
      report={({ kind, report }) =>
        kind === 'import' && report ? (
          <div className="grid gap-4">
            <Notice tone="success">Les adhérents sont importés.</Notice>
            <RetrieverReport report={report} />
            {report.removed > 0 ? (
              <Text look="soft">
                La page de la fédération dit qui a été retiré : « Voir les adhérents retirés ».
              </Text>
            ) : null}
          </div>
        ) : null
      }
    />
  )
}
