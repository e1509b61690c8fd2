import { expect, test } from 'vitest'
import { admin, password } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

const devices = startDevices()

test.each([
  ['/users', 'Ajouter un utilisateur', 'Prénom'],
  ['/federations', 'Ajouter une fédération', 'Nom de la fédération'],
  ['/roles', 'Ajouter un rôle', 'Code'],
])('at %s the browser asks before an entry is lost, and only then', async (address, button, field) => {
  const page = await devices.browser.newPage({ baseURL: devices.application.url })
  page.setDefaultTimeout(TIME_LIMIT)
  const person = personOf(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.goto(address)
  await person.fill('Adresse e-mail', admin.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')

  await person.click('button', button)
  await person.sees('dialog', button)
  // Its address brings it back.
  await page.reload()
  expect(asked).toEqual([])

  await person.sees('dialog', button)
  await person.fill(field, 'Camille')
  // Answering « stay » cancels the reload, so it never completes.
  await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => location.reload())])
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await person.seesValue(field, 'Camille')

  await person.fill(field, '')
  await page.reload()
  await person.sees('dialog', button)
  await person.seesValue(field, '')
  expect(asked).toEqual(['beforeunload'])
  await page.close()
})
