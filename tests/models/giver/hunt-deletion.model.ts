import { huntDeletionMachine } from '../../../machines/giver/hunt-deletion.ts'
import { clicking } from '../../model/navigation.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atHome, called, planned } from '../pages/giver.ts'

export const huntDeletion = confirmedCommandFlow(huntDeletionMachine, {
  name: 'hunt-deletion',
  subject: planned,
  confirm: 'Supprimer',
  consequence: `L${called(planned).slice(1)} sera supprimée, avec ses contacts.`,
  busy: 'Suppression…',
  failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/giver/hunt-deletion.tsx')).HuntDeletion,
  browser: { as: 'giver', navigate: clicking(`Supprimer ${called(planned)}`, atHome) },
})
