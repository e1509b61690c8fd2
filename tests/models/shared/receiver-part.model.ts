import { receiverPartMachine } from '../../../machines/shared/receiver-part.ts'
import { atForm } from '../pages/account.ts'
import { savedPartFlow } from '../patterns/saved-part.ts'

export const receiverPart = savedPartFlow(receiverPartMachine, {
  name: 'receiver-part',
  request: { body: { is_hunter: false } },
  as: 'receiver',
  navigate: async (driver) => {
    await atForm(driver)
    await driver.interceptCalls()
    await driver.click('button', 'Enregistrer')
  },
})
