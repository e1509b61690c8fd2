import { useSelector } from '@xstate/react'
import { Check, X } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Correction } from '../../../../contract/users/corrections.ts'
import type { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import type { correctionsMachine } from '../../../../machines/users/todo/corrections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CorrectionAcceptance, CorrectionRefusal } from './correction-answers.tsx'
import { CorrectionList } from './correction-list.tsx'
import { ofName } from '../../../../contract/words-in-french.ts'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof correctionsMachine> }

/** The buttons of a correction. */
function Answers({ actor, correction }: Props & { correction: Correction }) {
  const called = `la correction ${ofName(correction.giver)}`
  return (
    <>
      <Button
        icon={Check}
        aria-label={`Accepter ${called}`}
        onClick={() => actor.send({ type: 'acceptance.requested', correction })}
      >
        Accepter
      </Button>
      <Button
        variant="danger"
        icon={X}
        aria-label={`Refuser ${called}`}
        onClick={() => actor.send({ type: 'refusal.requested', correction })}
      >
        Refuser
      </Button>
    </>
  )
}

/** Reloads the list; a list that failed to load has its own retry button. */
function Refresh({ actor, list }: Props & { list: ActorRefFrom<typeof correctionListMachine> }) {
  const state = useSelector(list, (snapshot) => snapshot)
  if (state.matches('failed')) return null
  return (
    <RefreshButton busy={state.matches('loading')} onClick={() => actor.send({ type: 'list.refreshed' })} />
  )
}

/** The pending corrections, and the window over them, if any. `withFederation`: for who sees all of them. */
export function Corrections({ actor, withFederation }: Props & { withFederation: boolean }) {
  const { correctionList, correctionAcceptance, correctionRefusal } = useSelector(
    actor,
    ({ children }) => children,
  )
  return (
    <div className="grid gap-6">
      <Heading level={1}>Corrections</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>
            Sept jours après son compte rendu, un responsable de territoire ne le corrige plus seul : il vous
            le demande ici, en disant pourquoi.
          </Text>
        </div>
        {correctionList ? <Refresh actor={actor} list={correctionList} /> : null}
      </div>
      {correctionList ? (
        <CorrectionList
          withFederation={withFederation}
          actor={correctionList}
          actions={(correction) => <Answers actor={actor} correction={correction} />}
        />
      ) : null}
      {correctionAcceptance ? <CorrectionAcceptance actor={correctionAcceptance} /> : null}
      {correctionRefusal ? <CorrectionRefusal actor={correctionRefusal} /> : null}
    </div>
  )
}
