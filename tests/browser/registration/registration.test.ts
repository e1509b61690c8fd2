import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { newestMailTo } from '../support/mail.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'
import { newcomerOn } from './newcomer.ts'

const browser = startForEach()

const visitorAs = (email: string) => {
  const { page } = browser.session
  return newcomerOn({ page, person: personOf(page) }, email)
}
const sees = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('a visitor registers as a receiver, follows the link of their mail, and finds what they said', async () => {
  const email = 'ines.receiver@example.org'
  const { page, person, posts, fillIdentity, fillPasswords } = visitorAs(email)
  await page.goto('/login')
  await person.click('link', 'Créer un compte')
  await person.click('button', 'Fédérations disponibles')
  await person.within('dialog', 'Fédérations disponibles').seesText('Fédération des chasseurs du Cher')
  await person.press('Escape')
  await person.click('link', 'M’inscrire comme particulier')
  await person.seesDisabled('button', 'Continuer')
  await fillIdentity('Nevers')
  await fillPasswords('court')
  await person.seesText('Le mot de passe est trop court (au moins 8 caractères).')
  await person.seesDisabled('button', 'Continuer')
  await fillPasswords()
  await person.seesText('Les mots de passes sont identiques.')
  await person.click('button', 'Continuer')
  await person.sees('group', 'Étape 2 sur 2 : Votre recherche')
  await person.check('Oui')
  await person.fill('Je recherche dans un rayon de :', '60')
  await person.choose('Sanglier', '3')
  // A double click, then the answer.
  await page.getByRole('button', { name: 'Confirmer' }).dblclick()
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  expect(posts.filter((path) => path === '/register')).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  const infos = await page.context().request.get('/api/v1/auth/infos')
  const { data } = (await infos.json()) as { data: { user: object } }
  expect(data.user).toMatchObject({
    email,
    firstname: 'Inès',
    receiver: { is_hunter: true, search_radius: 60 },
    giver: null,
  })
  const mail = await newestMailTo(browser.application.mail, email, 1)
  expect(mail.subject).toBe('Confirmez votre adresse e-mail')
  expect(mail.text).toContain(`${browser.application.url}/login?confirm=`)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  await person.sees('heading', 'Confirmez votre adresse e-mail')

  await page.goto(/http\S+\/login\?confirm=\S+/.exec(mail.text)![0])
  await person.click('button', 'Confirmer mon adresse')
  await person.seesText('Votre adresse e-mail est confirmée')
  await page.goto('/')
  await person.check(/^J’ai lu et j’accepte/)
  await person.click('button', 'Continuer')
  await person.sees('heading', 'Mon espace particulier')
  await person.seesValue('Je recherche dans un rayon de :', '60')
  await person.seesValue('Sangliers', '3')
})

test('a giver whom the federation knows is validated at once, after a NIT that was too short', async () => {
  const email = 'ines.giver@example.org'
  const member = { federation_id: 1, lastname: 'DELORME', firstname: 'Ines', nit: '18A0077', city: 'Vierzon' }
  await browser.application.db.insertInto('retrievers').values(member).execute()
  const { page, person, fillIdentity, fillPasswords } = visitorAs(email)
  await page.goto('/register/giver')
  await fillIdentity('Vierzon')
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.fill('NIT', '18A')
  await person.seesDisabled('button', 'Confirmer')
  await person.fill('NIT', '18A0')
  await person.click('button', 'Confirmer')
  await person.click('link', 'NIT : Le NIT compte exactement 7 caractères.')
  expect(await sees(page)).toBe('nit')
  await person.fill('NIT', '18A0077')
  await person.click('button', 'Confirmer')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  const infos = await page.context().request.get('/api/v1/auth/infos')
  const { data } = (await infos.json()) as { data: { user: object } }
  expect(data.user).toMatchObject({ giver: { nit: '18A0077', validation_type: 'auto' }, receiver: null })
})
