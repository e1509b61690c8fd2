import { useSelector } from '@xstate/react'
import { PencilLine, RefreshCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { ReportVersion } from '../../../contract/giver/reports.ts'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { reportVersionsMachine } from '../../../machines/giver/report-versions.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords, momentInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { ChangeList } from './change-list.tsx'

type Props = {
  actor: ActorRefFrom<typeof reportVersionsMachine>
  specimenTypes: SpecimenType[]
}

/** « Versions du compte rendu »: who said what, when and why; and the way to correct it. */
export function ReportVersions({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, report } = state.context
  const read = state.matches('shown') ? report : null
  const isOpen = state.can({ type: 'correction.requested' })
  const close = () => actor.send({ type: 'versions.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      title="Versions du compte rendu"
      description={`Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Fermer</Button>
          {isOpen ? (
            <Button
              variant="primary"
              icon={PencilLine}
              onClick={() => actor.send({ type: 'correction.requested' })}
            >
              Corriger le compte rendu
            </Button>
          ) : null}
        </>
      }
    >
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'report.retried' })}>
          Les versions du compte rendu n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.matches('loading') ? <Skeleton label="Lecture des versions…" count={2} /> : null}
      {read ? (
        <div className="grid gap-5">
          <Notice tone="info" still>
            {isOpen
              ? `Une erreur ? Vous pouvez corriger ce compte rendu jusqu’au ${dayInWords(read.amendable_until)}, en disant pourquoi. Chaque version est gardée.`
              : `Les ${limits.correction.days} jours pour corriger ce compte rendu sont passés depuis le ${dayInWords(read.amendable_until)}. Une erreur ? Contactez votre fédération.`}
          </Notice>
          <div>
            <Button variant="quiet" icon={RefreshCw} onClick={() => actor.send({ type: 'report.refreshed' })}>
              Actualiser
            </Button>
          </div>
          <ol aria-label="Versions" className="grid gap-4">
            {read.versions.map((version) => (
              <Version
                key={version.number}
                version={version}
                isLatest={version.number === read.version}
                specimenTypes={specimenTypes}
              />
            ))}
          </ol>
        </div>
      ) : null}
    </Dialog>
  )
}

type VersionProps = Pick<Props, 'specimenTypes'> & { version: ReportVersion; isLatest: boolean }

function Version({ version, isLatest, specimenTypes }: VersionProps) {
  const { number, recorded_at, author, assistant, reason, changes } = version
  const who = author ?? 'un compte anonymisé'
  const name = number === 1 ? 'Premier compte rendu' : `Version ${number}`
  return (
    <li className="grid gap-2 border-l-4 border-line pl-4">
      <Heading level={3} look={3}>
        {isLatest && number > 1 ? `${name}, en vigueur` : name}
      </Heading>
      <Text look="soft">
        {assistant
          ? `Le ${momentInWords(recorded_at)}, par ${assistant}, à la place de ${who}`
          : `Le ${momentInWords(recorded_at)}, par ${who}`}
      </Text>
      {reason ? <Text>{`Raison : « ${reason} »`}</Text> : null}
      {changes.length > 0 ? (
        <ChangeList changes={changes} specimenTypes={specimenTypes} />
      ) : (
        <Text>Aucun gibier cédé.</Text>
      )}
    </li>
  )
}
