import { afterAll, expect, test } from 'vitest'
import { called, informed, reminder } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { confirm, enter } from '../giver/report-tab.ts'
import { closeDevices, sharedChromium } from '../support/chromium.ts'
import { startForEach } from '../support/start.ts'
import { deviceOpener, type Someone } from './device.ts'

const browser = startForEach(giver)
afterAll(closeDevices)

async function openReport(person: Someone) {
  await person.open('/giver')
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.within('dialog', 'Qui a reçu quoi ?').sees('button', 'Enregistrer')
}

test('who takes a kept device finds nothing of the person before, and nothing that was held is sent', async () => {
  const { application, session } = browser
  const cookies = await session.page.context().cookies()
  const take = deviceOpener(await sharedChromium(), application.url)
  const before = await take(cookies)
  await openReport(before)
  await enter(before, '2')
  await before.holds(/\/donations$/)
  await before.click('button', 'Enregistrer')
  await confirm(before)
  await expect.poll(() => before.writes.at(-1)).toMatch(/^POST .*\/donations$/)
  // The page asks before it is left while something is being sent.
  await before.close()

  const visitor = await take()
  await visitor.open('/giver')
  await visitor.sees('heading', 'Connexion')
  await visitor.close()

  const again = await take(cookies)
  await openReport(again)
  // The form offers no entry that was begun, which it would first ask about.
  await enter(again, '1')
  await again.close()
})
