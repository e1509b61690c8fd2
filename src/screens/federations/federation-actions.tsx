import { FileUp, History, MapPinned, Pencil, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { mayHappen } from '../../../machines/federations/federation-rights.ts'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RowButton } from '../../ui/buttons/row-button.tsx'
import type { Federation } from '../../../contract/shared/federations.ts'
import { ofName } from '../../words/words.ts'

/** `inRow`: in a row of the table, as icons. */
type Props = {
  actor: ActorRefFrom<typeof federationsMachine>
  federation: Federation
  inRow?: boolean
}

/** The actions on a federation: event, lifecycle event if any, and label. */
const acts = [
  {
    type: 'initialisation.requested',
    does: 'federation.initialised',
    icon: MapPinned,
    label: 'Initialiser',
    whole: (name: string) => `Initialiser ${name}`,
  },
  {
    type: 'import.requested',
    does: 'retrievers.imported',
    icon: FileUp,
    label: 'Importer les adhérents',
    whole: (name: string) => `Importer les adhérents ${ofName(name)}`,
  },
  {
    type: 'edition.requested',
    does: 'federation.edited',
    icon: Pencil,
    label: 'Modifier',
    whole: (name: string) => `Modifier ${name}`,
  },
  {
    type: 'deletion.requested',
    does: 'federation.deleted',
    icon: Trash2,
    label: 'Supprimer',
    whole: (name: string) => `Supprimer ${name}`,
  },
  {
    type: 'history.requested',
    does: null,
    icon: History,
    label: 'Historique',
    whole: (name: string) => `Historique ${ofName(name)}`,
  },
] as const

/** The actions that the state of a federation allows (spec §4 « Federation »). */
export function FederationActions({ actor, federation, inRow = false }: Props) {
  const state = actor.getSnapshot()
  return acts
    .filter(({ does }) => does === null || mayHappen(state.context, federation, does))
    .map(({ type, icon, label, whole }) => {
      const name = whole(federation.name)
      const rest = {
        icon,
        locked: !state.can({ type, federation }),
        onClick: () => actor.send({ type, federation }),
      }
      return inRow ? (
        <RowButton key={type} label={name} {...rest}>
          {label}
        </RowButton>
      ) : (
        <Button key={type} variant="quiet" aria-label={name} {...rest}>
          {label}
        </Button>
      )
    })
}
