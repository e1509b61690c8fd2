import { expect, test } from 'vitest'
import { called as ruleCalled } from '../../models/pages/sanitary-rules.ts'
import { admin, giver, password } from '../../world/people.ts'
import { roleRows } from '../../world/roles.ts'
import { draftRule, sentSample } from '../../world/sanitary.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

const cher = 'Fédération des chasseurs du Cher'
const { free } = roleRows
const name = `${giver.firstname} ${giver.lastname}`

/** A form or a list of staff: its page, the buttons that open it, its title, and its address. */
const windows = [
  ['/users', ['Ajouter un utilisateur'], 'Ajouter un utilisateur', '/users?addition=1'],
  ['/users', [`Modifier ${name}`], 'Modifier l’utilisateur', `/users/${giver.id}?edition=1`],
  ['/users', [`Voir ${name}`, 'Historique'], `Historique – ${name}`, `/users/${giver.id}?history=1`],
  ['/roles', ['Ajouter un rôle'], 'Ajouter un rôle', '/roles?addition=1'],
  ['/roles', [`Modifier le rôle ${free.label}`], 'Modifier le rôle', `/roles?edition=${free.id}`],
  [
    '/roles',
    [`Copier le rôle ${free.label}`],
    `Copier le rôle ${free.label}`,
    `/roles?duplication=${free.id}`,
  ],
  [
    '/roles',
    [`Permissions du rôle ${free.label}`],
    `Permissions : ${free.label}`,
    `/roles?permissions=${free.id}`,
  ],
  ['/roles', [`Historique du rôle ${free.label}`], `Historique – ${free.label}`, `/roles?history=${free.id}`],
  ['/federations', ['Ajouter une fédération'], 'Ajouter une fédération', '/federations?addition=1'],
  ['/federations', [cher, 'Modifier'], 'Modifier la fédération', '/federations/1?edition=1'],
  ['/federations', [cher, 'Historique'], `Historique – ${cher}`, '/federations/1?history=1'],
  ['/federations', [cher, 'Voir les adhérents'], 'Adhérents importés', '/federations/1?members=1'],
  ['/federations', [cher, 'Voir les adhérents retirés'], 'Adhérents retirés', '/federations/1?removed=1'],
  ['/federations', [cher, 'Importer les adhérents'], 'Importer les adhérents', '/federations/1?import=1'],
  [
    '/federations/sanitary-rules',
    ['Préparer une règle'],
    'Préparer une règle',
    '/federations/sanitary-rules?addition=1',
  ],
  [
    '/federations/sanitary-rules',
    [`Modifier ${ruleCalled(draftRule)}`],
    'Modifier la règle',
    `/federations/sanitary-rules?edition=${draftRule.id}`,
  ],
  [
    '/federations/samples',
    ['Noter un prélèvement'],
    'Noter un prélèvement',
    '/federations/samples?addition=1',
  ],
  [
    '/federations/samples',
    [`Suivre le prélèvement ${sentSample.reference}`],
    `Prélèvement ${sentSample.reference}`,
    `/federations/samples?edition=${sentSample.id}`,
  ],
  ['/federations/recalls', ['Ouvrir un rappel'], 'Ouvrir un rappel', '/federations/recalls?addition=1'],
  ['/account', ['Modifier mes informations'], 'Modifier mes informations', '/account?modifier=1'],
] as const

test('A window of staff has an address: a reload and a colleague come back to it, Back closes it', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const addressOf = () => page.url().replace(browser.application.url, '')
  const member = { federation_id: 1, firstname: 'Étienne', lastname: 'Lambert', nit: '1800101' }
  await browser.application.db.insertInto('retrievers').values(member).execute()
  const gone = { ...member, nit: '1800102', removed_at: new Date() }
  await browser.application.db.insertInto('removed_retrievers').values(gone).execute()
  await browser.session.signIn(admin.email, password)
  for (const [path, buttons, title, address] of windows) {
    await page.goto(path)
    for (const button of buttons) await person.click('button', button)
    await person.sees('dialog', title)
    await expect.poll(addressOf).toBe(address)

    await page.reload()
    await person.sees('dialog', title)
    await expect.poll(addressOf).toBe(address)
    await page.goBack()
    await person.doesNotSee('dialog', title)
    // The page of a user or of a federation has an address of its own below.
    const own = address.slice(0, address.indexOf('?'))
    await expect.poll(addressOf).toBe(own)
    if (own !== path) await page.goBack()
    await expect.poll(addressOf).toBe(path)
    await person.doesNotSee('dialog', /./)
  }
})

test('After the page of a user that was opened by its address, a new user is nobody else', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await browser.session.signIn(admin.email, password)
  await page.goto(`${browser.application.url}/users/${giver.id}`)
  await person.within('dialog', name).click('button', 'Fermer')
  await person.click('button', 'Ajouter un utilisateur')
  await person.sees('dialog', 'Ajouter un utilisateur')
  await expect.poll(() => page.url().replace(browser.application.url, '')).toBe('/users?addition=1')
})
