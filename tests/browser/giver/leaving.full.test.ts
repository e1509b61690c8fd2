import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { onLaptop } from '../support/open-device.ts'
import { startDevices } from '../support/start.ts'

const devices = startDevices()

test.each([
  ['/users', 'Ajouter un utilisateur', 'Prénom'],
  ['/federations', 'Ajouter une fédération', 'Nom de la fédération'],
  ['/roles', 'Ajouter un rôle', 'Code'],
  ['/account', 'Modifier mes informations', 'Prénom'],
])('at %s the browser asks before an entry is lost, and only then', async (address, button, field) => {
  const { page, person, signIn } = await devices.open(onLaptop)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await signIn(admin, address)
  await person.click('button', button)
  await person.sees('dialog', button)
  // Its address brings it back.
  await page.reload()
  expect(asked).toEqual([])

  await person.sees('dialog', button)
  const before = await page.getByLabel(field, { exact: true }).first().inputValue()
  await person.fill(field, 'Camille')
  // Answering « stay » cancels the reload, so it never completes.
  await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => location.reload())])
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await person.seesValue(field, 'Camille')

  await person.fill(field, before)
  await page.reload()
  await person.sees('dialog', button)
  await person.seesValue(field, before)
  expect(asked).toEqual(['beforeunload'])
})
