import { accountPartMachine } from '../../../machines/account/account-part.ts'
import { atForm } from '../pages/account.ts'
import { savedPartFlow } from '../patterns/saved-part.ts'

export const accountPart = savedPartFlow(accountPartMachine, {
  name: 'account-part',
  request: { body: { firstname: 'Hélène', lastname: 'Moreau', phone: '0639980001', city_id: 1 } },
  as: 'giver',
  isThorough: true,
  navigate: async (driver) => {
    await atForm(driver)
    await driver.interceptCalls()
    await driver.click('button', 'Enregistrer')
  },
})
