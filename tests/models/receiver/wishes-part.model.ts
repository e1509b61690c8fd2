import { wishesPartMachine } from '../../../machines/receiver/wishes-part.ts'
import { savedPartFlow } from '../patterns/saved-part.ts'

export const wishesPart = savedPartFlow(wishesPartMachine, {
  name: 'wishes-part',
  request: { body: { specimen_type_ids: [1], quantities: [1] } },
  as: 'receiver',
  navigate: async (driver) => {
    await driver.open('/receiver')
    await driver.interceptCalls()
    await driver.within('region', 'Mes préférences').click('button', 'Enregistrer')
  },
})
