import { useSelector } from '@xstate/react'
import { FileSpreadsheet } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { UsersAsked, usersExportMachine } from '../../../machines/users/users-export.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { figure } from '../../words/words.ts'
import { RepeatableCommand } from '../patterns/repeatable-command.tsx'

type Props = {
  actor: ActorRefFrom<typeof usersExportMachine>
  /** The current search, filters and order of the list, and its number of users. */
  asked: UsersAsked['body']
  total: number
}

/** Downloads the users list as a table (spec §2 « Users list »). */
export function UsersExport({ actor, asked, total }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const request = { type: 'call.requested', request: { body: asked } } as const
  const most = limits.usersInFile
  const held = total > most ? ` Il tient les ${figure(most)} premiers utilisateurs de la liste.` : ''
  return (
    <div className="grid justify-items-start gap-3">
      <RepeatableCommand
        actor={actor}
        failed="Le tableau n’a pas pu être préparé."
        done={`Le tableau se trouve dans vos téléchargements.${held}`}
      />
      <Button
        icon={FileSpreadsheet}
        busy={state.hasTag('busy')}
        busyLabel="Préparation du tableau…"
        disabled={!state.can(request)}
        onClick={() => actor.send(request)}
      >
        Exporter en tableau
      </Button>
    </div>
  )
}
