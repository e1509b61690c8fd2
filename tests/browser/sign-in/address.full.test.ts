import { expect, test } from 'vitest'
import { confirmLinkToken, password, unverified } from '../../world/people.ts'
import { noonToday } from '../../world/today.ts'
import { startDevices } from '../support/start.ts'
import { newestMail } from '../support/mail.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

const DAY = 86_400_000
const box = 'J’ai lu et j’accepte les conditions d’utilisation'
let now = noonToday
const devices = startDevices(() => now)
let mails = 0

/** A person on a device of their own. */
async function newPerson() {
  const context = await devices.browser.newContext({
    baseURL: devices.application.url,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  return { page, person: personOf(page) }
}
type Somebody = Awaited<ReturnType<typeof newPerson>>

async function signIn({ person }: Somebody) {
  await person.fill('Adresse e-mail', unverified.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
}

/** Requests another link at the gate, and opens the mail that contains it. */
async function anotherLink({ person }: Somebody) {
  await person.click('button', 'Renvoyer le message')
  await person.seesText('Un autre lien est en route.')
  const mail = await newestMail(devices.application.mail, ++mails)
  expect(mail.headers).toMatchObject({ to: unverified.email, from: 'Venaison <venaison@example.org>' })
  expect(mail.subject).toBe('Confirmez votre adresse e-mail')
  return { mail, link: /http\S+\/login\?confirm=\S+/.exec(mail.text)![0] }
}

async function accepts({ person }: Somebody) {
  await person.seesDisabled('button', 'Continuer')
  await person.check(box)
  await person.click('button', 'Continuer')
}
const pathOf = ({ page }: Somebody) => new URL(page.url()).pathname

test('an address is confirmed on another device by the mailed link, then the terms are accepted, then again in their new version', async () => {
  const computer = await newPerson()
  await computer.page.goto('/receiver')
  await signIn(computer)
  await computer.person.sees('heading', 'Confirmez votre adresse e-mail')
  await computer.person.seesText(unverified.email)
  expect(pathOf(computer)).toBe('/receiver')
  const { mail, link } = await anotherLink(computer)
  const reader = await devices.browser.newPage()
  await reader.setContent(mail.html)
  expect(await reader.getByRole('link', { name: 'Confirmer mon adresse' }).getAttribute('href')).toBe(link)

  // Only opened, as a mail scanner would: nothing is confirmed yet.
  const phone = await newPerson()
  await phone.page.goto(link)
  await phone.person.sees('button', 'Confirmer mon adresse')
  await computer.person.click('button', 'J’ai confirmé mon adresse')
  await computer.person.seesText('Votre adresse n’est pas encore confirmée')
  await phone.person.click('button', 'Confirmer mon adresse')
  await phone.person.seesText('Votre adresse e-mail est confirmée')
  await phone.person.seesText('Connectez-vous pour continuer.')
  await phone.page.goto(link)
  await phone.person.click('button', 'Confirmer mon adresse')
  await phone.person.seesText('Votre adresse e-mail est confirmée')

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

test('a link of three days ago is dead and leads to another one, which opens the way on the same device', async () => {
  now = new Date(now.getTime() + 3 * DAY)
  const phone = await newPerson()
  await phone.page.goto(`/login?confirm=${confirmLinkToken}`)
  await phone.person.click('button', 'Confirmer mon adresse')
  await phone.person.seesText('Ce lien n’est plus valable')
  await phone.person.click('link', 'Se connecter')
  await signIn(phone)
  await phone.person.sees('heading', 'Confirmez votre adresse e-mail')
  const { link } = await anotherLink(phone)
  await phone.page.goto(link)
  await phone.person.click('button', 'Confirmer mon adresse')
  await phone.person.click('link', 'Continuer')
  await phone.person.sees('heading', 'Conditions d’utilisation')
})

test('who cannot confirm their address may leave, and finds the same gate again', async () => {
  const phone = await newPerson()
  await phone.page.goto('/login')
  await signIn(phone)
  await phone.person.sees('heading', 'Confirmez votre adresse e-mail')
  await phone.person.click('button', 'Menu')
  await phone.person.within('group', 'Menu').click('button', 'Se déconnecter')
  await phone.person.seesText('Vous êtes déconnecté.')
  await signIn(phone)
  await phone.person.sees('heading', 'Confirmez votre adresse e-mail')
})
