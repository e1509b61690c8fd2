import { generateSync } from 'otplib'
import { test } from 'vitest'
import { dayAfter, parisDay } from '../../../contract/days.ts'
import { cher } from '../../world/people.ts'
import { noonToday } from '../../world/today.ts'
import { startDevices } from '../support/start.ts'
import { codesOf, openDevice } from './second-factor-device.ts'

/** The server's clock, which stands still: a code is that of half a minute only. */
let now = noonToday
const devices = startDevices(() => now)

test('has to set an application up, signs in with its codes, and cannot do without any more', async () => {
  await devices.application.db
    .updateTable('users')
    .set({ is_second_factor_waived: false, second_factor_due_on: dayAfter(parisDay(now), -1) })
    .where('id', '=', cher.id)
    .execute()
  const { page, person, signIn, signOut } = await openDevice(devices)
  await signIn(cher.email)
  await person.sees('heading', 'Activez la double vérification')
  await person.doesNotSee('button', 'Plus tard')
  await person.click('button', 'Utiliser une application')
  await person.sees('img', 'QR code à viser avec votre application de codes')
  const secret = (await page.locator('strong.font-mono').innerText()).replaceAll(/\s/g, '')
  const code = () => generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })
  await person.fill('Code de l’application', code() === '000000' ? '111111' : '000000')
  await person.click('button', 'Activer')
  await person.seesText('Ce code')
  // The refused code is selected, so typing replaces it.
  await page.keyboard.type(code())
  await page.keyboard.press('Enter')
  await person.sees('list', 'Codes de secours')
  const [spare = ''] = await codesOf(page)
  await person.click('button', 'Je les ai notés')
  await person.sees('heading', 'À faire')
  await signOut()

  now = new Date(now.getTime() + 60_000)
  await signIn(cher.email)
  await person.sees('textbox', 'Code de votre application')
  await page.keyboard.type(code())
  await page.keyboard.press('Enter')
  await person.sees('heading', 'À faire')
  await page.goto('/account')
  await person.click('button', 'Retirer l’application de codes')
  await person.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Retirer')
  await person.within('dialog', 'Retirer l’application de codes').click('button', 'Fermer')
  await person.seesText('Il vous en reste 10')
  await signOut()

  await signIn(cher.email)
  await person.click('button', 'Utiliser un code de secours')
  await person.fill('Code de secours', spare.toLowerCase())
  await person.click('button', 'Vérifier')
  await person.sees('heading', 'À faire')
  await page.goto('/account')
  await person.seesText('Il vous en reste 9')
})
