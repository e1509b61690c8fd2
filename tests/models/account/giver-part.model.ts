import { giverPartMachine } from '../../../machines/account/giver-part.ts'
import { atForm } from '../pages/account.ts'
import { savedPartFlow } from '../patterns/saved-part.ts'

export const giverPart = savedPartFlow(giverPartMachine, {
  name: 'giver-part',
  request: { body: { nit: '1800001' } },
  as: 'giver',
  navigate: async (driver) => {
    await atForm(driver)
    await driver.interceptCalls()
    await driver.click('button', 'Enregistrer')
  },
})
