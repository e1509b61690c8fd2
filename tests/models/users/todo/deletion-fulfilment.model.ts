import { deletionFulfilmentMachine } from '../../../../machines/users/todo/deletion-fulfilment.ts'
import { clicking } from '../../../model/navigation.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { atRequests, recent } from '../../pages/deletion-requests.ts'
import { nameOf } from '../../pages/users.ts'

export const deletionFulfilment = confirmedCommandFlow(deletionFulfilmentMachine, {
  name: 'deletion-fulfilment',
  subject: recent,
  confirm: 'Anonymiser',
  consequence: `Toutes ses données personnelles seront effacées, sans retour possible, et un dernier e-mail l’en avertira.`,
  busy: 'Anonymisation…',
  failed: 'L’anonymisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/users/todo/deletion-fulfilment.tsx')).DeletionFulfilment,
  browser: { as: 'cher', navigate: clicking(`Anonymiser ${nameOf(recent)}`, atRequests) },
})
