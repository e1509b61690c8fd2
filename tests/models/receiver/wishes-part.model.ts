import { wishesPartMachine } from '../../../machines/receiver/wishes-part.ts'
import { savedPartFlow } from '../patterns/saved-part.ts'

export const wishesPart = savedPartFlow(wishesPartMachine, {
  name: 'wishes-part',
  request: { body: { specimen_type_ids: [1], quantities: [1] } },
  as: 'receiver',
  arrive: async (arrival) => {
    await arrival.open('/receiver')
    await arrival.hold()
    await arrival.within('region', 'Mes préférences').click('button', 'Enregistrer')
  },
})
