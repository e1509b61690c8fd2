import { expect, test } from 'vitest'
import { unverified } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { newestMailTo } from '../support/mail.ts'
import type { Device } from '../support/open-device.ts'

const box = 'J’ai lu et j’accepte les conditions d’utilisation'
const devices = startDevices()

async function accepts({ person }: Device) {
  await person.seesDisabled('button', 'Continuer')
  await person.check(box)
  await person.click('button', 'Continuer')
}
const pathOf = ({ page }: Device) => new URL(page.url()).pathname

test('an address is confirmed on another device by the mailed link, then the terms are accepted, then again in their new version', async () => {
  const computer = await devices.open()
  await computer.signIn(unverified, '/receiver')
  await computer.person.sees('heading', 'Confirmez votre adresse e-mail')
  await computer.person.seesText(unverified.email)
  expect(pathOf(computer)).toBe('/receiver')
  await computer.person.click('button', 'Renvoyer le message')
  await computer.person.seesText('Un autre lien est en route.')
  const mail = await newestMailTo(devices.application.mail, unverified.email, 1)
  expect(mail.headers['from']).toBe('Venaison <venaison@example.org>')
  expect(mail.subject).toBe('Confirmez votre adresse e-mail')
  const [link] = /http\S+\/login\?confirm=\S+/.exec(mail.text)!
  const reader = await devices.browser.newPage()
  await reader.setContent(mail.html)
  expect(await reader.getByRole('link', { name: 'Confirmer mon adresse' }).getAttribute('href')).toBe(link)

  // Only opened, as a mail scanner would: nothing is confirmed yet.
  const phone = await devices.open()
  await phone.page.goto(link)
  await phone.person.sees('button', 'Confirmer mon adresse')
  await computer.person.click('button', 'J’ai confirmé mon adresse')
  await computer.person.seesText('Votre adresse n’est pas encore confirmée')
  await phone.person.click('button', 'Confirmer mon adresse')
  await phone.person.seesText('Votre adresse e-mail est confirmée')
  await phone.person.seesText('Connectez-vous pour continuer.')
  await phone.page.goto(link)
  await phone.person.seesText('Votre adresse est déjà confirmée')

  await computer.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await computer.person.sees('heading', 'Conditions d’utilisation')
  await computer.person.doesNotSeeText('Les conditions ont changé')
  await accepts(computer)
  await computer.person.sees('heading', 'Mon espace particulier')
  expect(pathOf(computer)).toBe('/receiver')

  await computer.person.within('region', 'Mes préférences').sees('button', 'Enregistrer')

  const accepted = new Date('2023-01-05T12:00:00Z')
  await devices.application.db
    .updateTable('users')
    .set({ tos_version: '2023-01-01', accept_tos_date: accepted })
    .where('id', '=', unverified.id)
    .execute()
  // The page left open shows a message, and continues once it is reloaded.
  await computer.person.within('region', 'Mes préférences').click('button', 'Enregistrer')
  await computer.person.seesText('Les conditions d’utilisation sont à accepter. Rechargez la page')
  await computer.page.reload()
  await computer.person.seesText('Vous aviez accepté une version précédente le 5 janvier 2023.')
  await accepts(computer)
  await computer.person.sees('heading', 'Mon espace particulier')
  expect(pathOf(computer)).toBe('/receiver')
})
