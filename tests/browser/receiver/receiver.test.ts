import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { ofName } from '../../../contract/words-in-french.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { planned } from '../../world/hunts.ts'
import { giver, receiver } from '../../world/people.ts'
import { noonToday, today } from '../../world/today.ts'
import { startDevices } from '../support/start.ts'

const devices = startDevices()

async function signIn(somebody: { email: string }) {
  const device = await devices.open({ timezoneId: 'Europe/Paris' })
  await device.page.clock.install({ time: noonToday })
  await device.signIn(somebody, '/')
  return device
}

test('a receiver says how far, what and when, and is then among the contacts of a hunt', async () => {
  const { page, person } = await signIn(receiver)
  await person.sees('heading', 'Mon espace particulier')
  expect(new URL(page.url()).pathname).toBe('/receiver')
  await person.seesText('Aucun chasseur n’a encore vos coordonnées.')

  const preferences = person.within('region', 'Mes préférences')
  await preferences.fill('Je recherche dans un rayon de :', '50')
  await preferences.choose('Sanglier', '0')
  await preferences.choose('Chevreuil', '2')
  await preferences.click('button', 'Enregistrer')
  await person.seesText('Préférences enregistrées.')

  const availabilities = person.within('region', 'Mes disponibilités')
  await availabilities.check('Je suis toujours disponible')
  await person.seesText("Vous n'avez aucune disponibilité. Vous ne serez pas contacté par des chasseurs.")
  await availabilities.click('button', 'Ajouter une disponibilité')
  await availabilities.seesValue('Du', today)
  await availabilities.seesValue('Au', dayAfter(today, 7))
  await availabilities.fill('Au', dayAfter(today, -1))
  await availabilities.click('button', 'Enregistrer')
  await person.seesText('La fin ne peut pas être avant le début.')
  await availabilities.fill('Au', dayAfter(today, 9))
  await availabilities.click('button', 'Enregistrer')
  await person.seesText('Disponibilités enregistrées.')

  await page.reload()
  await preferences.seesValue('Je recherche dans un rayon de :', '50')
  await preferences.seesValue('Chevreuils', '2')
  await availabilities.seesValue('Au', dayAfter(today, 9))

  const hunter = await signIn(giver)
  await hunter.person.click('button', 'Fermer')
  const hunt = `la chasse du ${dayInWords(dayAfter(today, planned.day))} à Bourges`
  await hunter.person.click('button', `Contacts de ${hunt}`)
  const name = `${receiver.firstname} ${receiver.lastname}`
  const row = hunter.person.within('article', name)
  await row.seesText('2 chevreuils')
  await row.click('button', `Obtenir le numéro ${ofName(name)}`)
  await row.sees('link', new RegExp(`^Appeler ${name}`))

  await page.reload()
  await person.seesText('1 chasseur a vos coordonnées.')
})
