import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'

const devices = startDevices()

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

test('sets a passkey up, notes the codes, signs in with it, and removes it again', async () => {
  const { page, person, signIn } = await devices.open()
  const signOut = async () => {
    await person.click('button', 'Menu')
    await person.within('group', 'Menu').click('button', 'Se déconnecter')
    await person.seesText('Vous êtes déconnecté.')
  }
  const device = await addAuthenticator(page)
  await signIn(admin)
  await person.sees('heading', 'À faire')
  await page.goto('/account')
  await person.click('button', 'Activer la double vérification')
  await person.click('button', 'Utiliser une clé d’accès')
  await person.fill('Nom de cet appareil', 'Ordinateur du bureau')
  await person.click('button', 'Créer la clé d’accès')
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  await person.click('button', 'Je les ai notés')
  await person.seesText('Ordinateur du bureau')
  await person.seesText('Il vous en reste 10')
  await signOut()

  await signIn(admin)
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

  // The session changes while a search of the page is on its way: no misleading message may appear.
  const asked = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  await page.route('**/api/v1/users?*search=perrin*', async (route) => {
    asked.resolve()
    await changed.promise
    await route.continue()
  })
  await person.fill('Rechercher un utilisateur', 'perrin')
  await asked.promise
  await devices.application.db.updateTable('sessions').set({ second_factor_at: null }).execute()
  changed.resolve()
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
  await signIn(admin)
  await person.sees('heading', 'À faire')
})
