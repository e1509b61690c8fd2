import { expect, test } from 'vitest'
import { received } from '../../world/hunts.ts'
import { paul } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(paul)
const question = 'Quel est le problème ?'

test('« Signaler un problème » has an address, which opens it again, and Back closes it', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const search = () => new URL(page.url()).search
  await page.goto('/receiver')
  await person.click('button', /^Signaler un problème/)
  await person.sees('alertdialog', question)
  await expect.poll(search).toBe(`?problem=${received.id}`)
  await page.reload()
  await person.within('alertdialog', question).seesDisabled('button', 'Envoyer')
  await page.goBack()
  await person.doesNotSee('alertdialog', question)
  await expect.poll(search).toBe('')
  await person.sees('heading', 'Mon espace particulier')
})
