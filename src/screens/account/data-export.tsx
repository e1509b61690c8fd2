import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { readOwnData } from '../../../contract/account/own-data.ts'
import type { dataExportMachine } from '../../../machines/account/data-export.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Text } from '../../ui/text/text.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { RepeatableCommand } from '../patterns/repeatable-command.tsx'

/** Downloads the person's own data as a file. */
export function DataExport({ actor }: { actor: ActorRefFrom<typeof dataExportMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <HomeCard id="data" title="Mes données">
      <Text>
        Tout ce que le service sait de vous, dans un fichier : votre compte, vos choix, vos échanges, les
        messages envoyés.
      </Text>
      <RepeatableCommand
        actor={actor}
        failed="Le fichier n’a pas pu être préparé."
        done={`Le fichier ${readOwnData.attachment} se trouve dans vos téléchargements.`}
      />
      <div>
        <Button
          icon={Download}
          busy={state.hasTag('busy')}
          busyLabel="Préparation…"
          disabled={!state.can({ type: 'call.requested', request: undefined })}
          onClick={() => actor.send({ type: 'call.requested', request: undefined })}
        >
          Télécharger mes données
        </Button>
      </div>
    </HomeCard>
  )
}
