import { useSelector } from '@xstate/react'
import { History, PencilLine } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Report, ReportVersion } from '../../../../contract/giver/reports.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { reportVersionsMachine } from '../../../../machines/giver/reports/report-versions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ofName } from '../../../../contract/words-in-french.ts'
import { dayInWords, momentInWords } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { ChangeList } from '../../shared/change-list.tsx'
import { namedChanges } from '../../../words/report-changes.ts'
import { RefreshButton } from '../../patterns/refresh-button.tsx'
import { ReportResult } from './report-result.tsx'

type Props = {
  actor: ActorRefFrom<typeof reportVersionsMachine>
  specimenTypes: SpecimenType[]
}

/**
 * « Compte rendu »: who received what, what became of the rest, and how to correct it; on request its
 * versions, with author, time and reason.
 */
export function ReportVersions({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, report } = state.context
  const read = state.matches('shown') ? report : null
  const areVersionsShown = state.matches({ shown: 'versions' })
  const isOpen = state.can({ type: 'correction.requested' })
  const close = () => actor.send({ type: 'versions.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      title="Compte rendu"
      description={`Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      address={{ report: String(hunt.id) }}
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
              {read?.state === 'recorded' || read?.state === 'amended'
                ? 'Corriger le compte rendu'
                : 'Demander une correction'}
            </Button>
          ) : null}
        </>
      }
    >
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'report.retried' })}>
          Le compte rendu n’a pas pu être lu.
        </FailureNotice>
      ) : null}
      {state.matches('loading') ? <Skeleton label="Lecture du compte rendu…" count={2} /> : null}
      {read ? (
        <div className="grid gap-5">
          {isAnswerSeenFirst(read) ? <ReportNotice report={read} specimenTypes={specimenTypes} /> : null}
          <ReportResult report={read} specimenTypes={specimenTypes} />
          {isAnswerSeenFirst(read) ? null : <ReportNotice report={read} specimenTypes={specimenTypes} />}
          <div className="-ml-3 flex flex-wrap gap-2">
            <Button
              variant="quiet"
              icon={History}
              onClick={() => actor.send({ type: areVersionsShown ? 'versions.hidden' : 'versions.shown' })}
            >
              {areVersionsShown ? 'Masquer les versions' : 'Voir les versions'}
            </Button>
            <RefreshButton quiet onClick={() => actor.send({ type: 'report.refreshed' })} />
          </div>
          {areVersionsShown ? (
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
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}

/** A correction that waits for its answer or was refused comes before what it would have changed. */
const isAnswerSeenFirst = ({ state }: Report) => state === 'requested' || state === 'refused'

/** How the report can be corrected, or the state of the latest correction request. */
function ReportNotice({ report, specimenTypes }: Pick<Props, 'specimenTypes'> & { report: Report }) {
  const { state, request, amendable_until } = report
  if (state === 'recorded' || state === 'amended')
    return (
      <Notice tone="info" still>
        {`Une erreur ? Vous pouvez corriger ce compte rendu jusqu’au ${dayInWords(amendable_until)}, en disant pourquoi. Chaque version est gardée.`}
      </Notice>
    )
  const changes = request ? <ChangeList changes={namedChanges(request.changes, specimenTypes)} /> : null
  if (state === 'requested')
    return (
      <Notice tone="warning" title="Votre fédération n’a pas encore répondu à votre correction" still>
        {changes}
      </Notice>
    )
  if (state === 'refused')
    return (
      <Notice tone="danger" title="Votre fédération n’a pas accepté votre correction" still>
        {request?.answer ? <p>{`Sa raison : « ${request.answer} »`}</p> : null}
        {changes}
      </Notice>
    )
  return (
    <Notice tone="info" still>
      {`${state === 'accepted' ? 'Votre fédération a accepté votre correction.' : `Depuis le ${dayInWords(amendable_until)}, ce compte rendu ne se corrige plus sans votre fédération.`} Une erreur ? Demandez-lui une correction, en disant pourquoi.`}
    </Notice>
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
          ? `Le ${momentInWords(recorded_at)}, par ${assistant}, à la place ${ofName(who)}`
          : `Le ${momentInWords(recorded_at)}, par ${who}`}
      </Text>
      {reason ? <Text>{`Raison : « ${reason} »`}</Text> : null}
      {changes.length > 0 ? (
        <ChangeList changes={namedChanges(changes, specimenTypes)} />
      ) : (
        <Text>Aucun gibier cédé.</Text>
      )}
    </li>
  )
}
