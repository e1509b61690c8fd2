import { expect, test } from 'vitest'
import { guides } from '../../../contract/guides.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

test('Whoever needs help finds every guide from the sign-in page, its sections and pictures', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  page.on('response', (response) => response.ok() || failed.push(`${response.status()} ${response.url()}`))
  await page.goto('/login')
  await person.click('link', 'Aide')
  await person.sees('heading', 'Aide')
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses).toEqual(guides.map((name) => `/aide/${name}`))
  for (const address of addresses) {
    await page.goto(address)
    await person.sees('heading', /^Guide d/)
    const found = await page.getByRole('main').evaluate(async (main) => {
      const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const pictures = [...main.querySelectorAll('img')]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode()))
      return {
        sections: links.length,
        leadingNowhere: links.filter(({ hash }) => !document.getElementById(hash.slice(1))).length,
        withoutWords: pictures.filter(({ alt }) => alt === '').length,
      }
    })
    expect(found, address).toEqual({ sections: expect.any(Number), leadingNowhere: 0, withoutWords: 0 })
    expect(found.sections, address).toBeGreaterThan(2)
  }
  expect(failed).toEqual([])
})
