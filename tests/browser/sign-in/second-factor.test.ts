import { generateSync } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAfter, parisDay } from '../../../contract/days.ts'
import { admin, cher, password } from '../../world/people.ts'
import { onPostgres, startApplication } from '../support/application.ts'
import { launchChromium } from '../support/chromium.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

let application: Awaited<ReturnType<typeof startApplication>>
let browser: Browser
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  application = await startApplication({ now, host: 'localhost', databaseUrl: await onPostgres() })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await application?.stop()
})
beforeEach(async () => {
  ahead = 0
  await application.reset()
})

/** A person on a device of their own. `complaints`: console errors. */
async function atDevice() {
  const context = await browser.newContext({
    baseURL: application.url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  const person = personOf(page)
  const signIn = async (email: string) => {
    await page.goto('/login')
    await person.fill('Adresse e-mail', email)
    await person.fill('Mot de passe', password)
    await person.click('button', 'Se connecter')
  }
  const signOut = async () => {
    await person.click('button', 'Menu')
    await person.within('group', 'Menu').click('button', 'Se déconnecter')
    await person.seesText('Vous êtes déconnecté.')
  }
  return { page, person, signIn, signOut }
}

/** A virtual authenticator whose owner always agrees unless told otherwise. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    agree: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Codes de secours' }).locator('li').allInnerTexts()

test('sets a passkey up, notes the codes, signs in with it, and removes it again', async () => {
  const { page, person, signIn, signOut } = await atDevice()
  const device = await addAuthenticator(page)
  await signIn(admin.email)
  await person.sees('heading', 'À faire')
  await page.goto('/account')
  await person.click('button', 'Activer la double vérification')
  await person.click('button', 'Utiliser une clé d’accès')
  await person.fill('Nom de cet appareil', 'Ordinateur du bureau')
  await person.click('button', 'Créer la clé d’accès')
  await person.sees('list', 'Codes de secours')
  expect(await codesOf(page)).toHaveLength(10)
  await person.click('button', 'Je les ai notés')
  await person.seesText('Ordinateur du bureau')
  await person.seesText('Il vous en reste 10')
  await signOut()

  await signIn(admin.email)
  await person.sees('heading', 'Double vérification')
  // Before the second factor is given, the page reveals nothing.
  await page.goto('/users')
  await person.sees('heading', 'Double vérification')
  await device.agree(false)
  await person.click('button', 'Utiliser ma clé d’accès')
  await person.seesText('Votre appareil n’a pas confirmé')
  await device.agree(true)
  await person.click('button', 'Utiliser ma clé d’accès')
  await person.sees('heading', 'Utilisateurs')

  // Simulates a tab left open while the session changed: no misleading message may appear.
  await application.db.updateTable('sessions').set({ second_factor_at: null }).execute()
  // Unless a background call of the page, such as a count in the menu, finds out first.
  await page
    .getByLabel('Rechercher un utilisateur')
    .fill('perrin', { timeout: 2000 })
    .catch(() => {})
  await person.sees('heading', 'Double vérification')
  await person.doesNotSee('alertdialog', 'Erreur')
  await person.click('button', 'Utiliser ma clé d’accès')
  await person.sees('heading', 'Utilisateurs')

  await page.goto('/account')
  await person.click('button', 'Retirer la clé d’accès « Ordinateur du bureau »')
  await person.seesText('C’est votre dernier moyen')
  await person.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Retirer')
  await person.sees('button', 'Activer la double vérification')
  await signOut()
  await signIn(admin.email)
  await person.sees('heading', 'À faire')
})

test('has to set an application up, signs in with its codes, and cannot do without any more', async () => {
  await application.db
    .updateTable('users')
    .set({ is_second_factor_waived: false, second_factor_due_on: dayAfter(parisDay(now()), -1) })
    .where('id', '=', cher.id)
    .execute()
  const { page, person, signIn, signOut } = await atDevice()
  await signIn(cher.email)
  await person.sees('heading', 'Activez la double vérification')
  await person.doesNotSee('button', 'Plus tard')
  await person.click('button', 'Utiliser une application')
  await person.sees('img', 'QR code à viser avec votre application de codes')
  const secret = (await page.locator('strong.font-mono').innerText()).replaceAll(/\s/g, '')
  const code = () => generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) })
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

  ahead += 60_000
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
