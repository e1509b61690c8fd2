import { FileUp, History, type LucideIcon, MapPinned, Pencil, Trash2 } from 'lucide-react'
import type { mayHappen } from '../../../machines/federations/federation-rights.ts'
import { theFederation } from '../../../contract/words-in-french.ts'

/**
 * What is done with a federation: its lifecycle event, null if it changes nothing, its icon and label;
 * `whole` also names the federation.
 */
type Act = {
  does: Parameters<typeof mayHappen>[2] | null
  icon: LucideIcon
  label: string
  whole: (name: string) => string
}

/** What may be done with a federation, by the event that asks for them (spec §2 « Federations list »). */
export const acts = {
  'initialisation.requested': {
    does: 'federation.initialised',
    icon: MapPinned,
    label: 'Initialiser',
    whole: (name) => `Initialiser ${theFederation(name)}`,
  },
  'import.requested': {
    does: 'retrievers.imported',
    icon: FileUp,
    label: 'Importer les adhérents',
    whole: (name) => `Importer les adhérents de ${theFederation(name)}`,
  },
  'edition.requested': {
    does: 'federation.edited',
    icon: Pencil,
    label: 'Modifier',
    whole: (name) => `Modifier ${theFederation(name)}`,
  },
  'deletion.requested': {
    does: 'federation.deleted',
    icon: Trash2,
    label: 'Supprimer',
    whole: (name) => `Supprimer ${theFederation(name)}`,
  },
  'history.requested': {
    does: null,
    icon: History,
    label: 'Historique',
    whole: (name) => `Historique de ${theFederation(name)}`,
  },
} as const satisfies Record<string, Act>
