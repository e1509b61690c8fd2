import type { ActorRefFrom } from 'xstate'
import type { huntDeletionMachine } from '../../../machines/giver/hunt-deletion.ts'
import { dayInWords } from '../../words/words.ts'
import { ExpectedPeople } from '../shared/expected-people.tsx'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

/** Deletes a planned hunt after confirmation (spec §4 « planned »). */
export const HuntDeletion = ({ actor }: { actor: ActorRefFrom<typeof huntDeletionMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Supprimer la chasse"
    confirm="Supprimer"
    consequence={({ started_at, city }) =>
      `La chasse du ${dayInWords(started_at)} à ${city.label} sera supprimée, avec ses contacts.`
    }
    details={({ expected }) => <ExpectedPeople people={expected} />}
    busyLabel="Suppression…"
    failed="La suppression n’a pas abouti."
    danger
  />
)
