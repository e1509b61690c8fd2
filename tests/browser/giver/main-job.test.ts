import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { ofName, phoneInPairs } from '../../../contract/words-in-french.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { giver, paul } from '../../world/people.ts'
import { noonToday, today } from '../../world/today.ts'
import { startDevices } from '../support/start.ts'

let now = noonToday
const devices = startDevices(() => now)

test('a giver plans a hunt, obtains its contacts, reveals a phone, reports who received what', async () => {
  const { page, person, arrive } = await devices.open({ timezoneId: 'Europe/Paris' })
  await page.clock.install({ time: noonToday })
  const hunt = `la chasse du ${dayInWords(today)} à Vierzon`

  await arrive(giver, '/giver')
  await person.click('button', 'Fermer')
  await person.sees('heading', 'Mon espace responsable de territoire')

  await person.click('button', 'Prévoir une chasse')
  await person.fill('Date', dayAfter(today, -1))
  await person.choose('Territoire', 'Vierzon (18100)')
  await person.choose('Sanglier', '10+')
  await person.click('button', 'Enregistrer')
  await person.seesText('Choisissez une date à partir d’aujourd’hui.')
  await person.fill('Date', today)
  await person.click('button', 'Enregistrer')
  await person.seesText('La chasse a été enregistrée.')

  await person.click('button', 'Voir les contacts')
  await person.sees('dialog', `Contacts - Chasse du ${dayInWords(today)} à Vierzon`)
  await person.fill('Nom ou numéro de téléphone', paul.lastname.toUpperCase())
  await person.seesText(/^1 \/ 3 contact\(s\) identifié\(s\)$/)
  const name = `${paul.firstname} ${paul.lastname}`
  const { click, sees } = person.within('article', name)
  await click('button', `Obtenir le numéro ${ofName(name)}`)
  const call = `Appeler ${name} au ${phoneInPairs(paul.phone)}`
  await sees('link', call)
  expect(await page.getByRole('link', { name: call }).getAttribute('href')).toBe(`tel:${paul.phone}`)
  await person.click('button', 'Fermer')

  now = new Date(noonToday.getTime() + 86_400_000)
  await page.reload()
  await person.seesText("Vous avez 2 chasse(s) en attente d'information !")
  await person.click('button', 'Fermer')
  await person.click('button', `J'informe pour ${hunt}`)
  await person.sees('dialog', 'Qui a reçu quoi ?')
  await person.within('article', name).choose('Sanglier', '2')
  await person.click('button', 'Enregistrer')
  await person.seesText('2 gibiers cédés à 1 particulier.')
  await person.click('button', 'Confirmer')
  await person.seesText('Les dons ont été enregistrés.')

  const past = page.getByRole('list', { name: 'Chasses passées' })
  await past.getByRole('heading', { name: dayInWords(today) }).waitFor()
  await person.click('button', `Plus, pour ${hunt}`)
  await person.click('button', `Contacts de ${hunt}`)
  await person.within('article', name).seesText('2 sangliers')
})
