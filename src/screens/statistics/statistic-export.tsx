import { useSelector } from '@xstate/react'
import { Download, FileSpreadsheet } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { statisticExportMachine } from '../../../machines/statistics/statistic-export.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const MINUTES = limits.exportLifetime / 60_000

type Props = { actor: ActorRefFrom<typeof statisticExportMachine>; label?: string }

/** Requests a statistic, or all of them, as an Excel file, and downloads it (spec §2 « Statistics »). */
export function StatisticExport({ actor, label = 'Exporter en Excel' }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { url } = state.context
  if (state.matches('ready'))
    return (
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={url} icon={Download} variant="primary">
          Télécharger le fichier Excel
        </LinkButton>
        <Text look="soft">{`Le fichier est prêt pour ${MINUTES} minutes.`}</Text>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3">
      {state.matches('failed') ? <FailureNotice>Le fichier n’a pas pu être préparé.</FailureNotice> : null}
      {state.matches('expired') ? (
        <Notice tone="warning">{`Le fichier n’était disponible que ${MINUTES} minutes. Demandez-le à nouveau.`}</Notice>
      ) : null}
      <Button
        icon={FileSpreadsheet}
        busy={state.hasTag('busy')}
        busyLabel="Préparation du fichier…"
        onClick={() => actor.send({ type: 'export.requested' })}
      >
        {label}
      </Button>
    </div>
  )
}
