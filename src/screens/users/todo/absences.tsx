import { useSelector } from '@xstate/react'
import { Check, Undo2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Absence } from '../../../../contract/users/absences.ts'
import type { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import type { absencesMachine } from '../../../../machines/users/todo/absences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AbsenceLifting, AbsenceUpholding } from './absence-answers.tsx'
import { AbsenceList } from './absence-list.tsx'
import { ofName } from '../../../../contract/words-in-french.ts'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof absencesMachine> }

/** The buttons of an absence. */
function Answers({ actor, absence }: Props & { absence: Absence }) {
  const called = `l’absence ${ofName(absence.receiver)}`
  return (
    <>
      <Button
        icon={Undo2}
        aria-label={`Annuler ${called}`}
        onClick={() => actor.send({ type: 'lifting.requested', absence })}
      >
        Annuler
      </Button>
      <Button
        icon={Check}
        aria-label={`Maintenir ${called}`}
        onClick={() => actor.send({ type: 'upholding.requested', absence })}
      >
        Maintenir
      </Button>
    </>
  )
}

/** Reloads the list; a list that failed to load has its own retry button. */
function Refresh({ actor, list }: Props & { list: ActorRefFrom<typeof absenceListMachine> }) {
  const state = useSelector(list, (snapshot) => snapshot)
  if (state.matches('failed')) return null
  return (
    <RefreshButton busy={state.matches('loading')} onClick={() => actor.send({ type: 'list.refreshed' })} />
  )
}

/** The contested absences, and the window over them, if any. `withFederation`: for who sees all of them. */
export function Absences({ actor, withFederation }: Props & { withFederation: boolean }) {
  const { absenceList, absenceLifting, absenceUpholding } = useSelector(actor, ({ children }) => children)
  return (
    <div className="grid gap-6">
      <Heading level={1}>Absences contestées</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>
            Deux absences à un rendez-vous en soixante jours font passer une personne après les autres pendant
            trente jours. Ce qu’elle conteste ne compte pas tant que vous n’avez pas décidé.
          </Text>
        </div>
        {absenceList ? <Refresh actor={actor} list={absenceList} /> : null}
      </div>
      {absenceList ? (
        <AbsenceList
          withFederation={withFederation}
          actor={absenceList}
          actions={(absence) => <Answers actor={actor} absence={absence} />}
        />
      ) : null}
      {absenceLifting ? <AbsenceLifting actor={absenceLifting} /> : null}
      {absenceUpholding ? <AbsenceUpholding actor={absenceUpholding} /> : null}
    </div>
  )
}
