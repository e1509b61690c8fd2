import { expect, test } from 'vitest'
import type { Federation } from '../../../contract/shared/federations.ts'
import { departments } from '../../../contract/shared/departments.ts'
import { admin } from '../../world/people.ts'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { enlarge, onLaptop } from '../support/open-device.ts'
import { startDevices } from '../support/start.ts'

const COUNT = 94
const phone = { width: 390, height: 844 }
/** The longest name of a department. */
const long = 'Fédération des chasseurs des Alpes-de-Haute-Provence'

const devices = startDevices()

/** The list of all departments' federations, as large ones as there are. */
async function atList(viewport: { width: number; height: number }, size = 100) {
  const { page, person, signIn } = await devices.open({ reducedMotion: 'reduce', viewport })
  await enlarge(page, size)
  await page.route('**/api/v1/federations', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Federation[] }
    const all = Object.entries(departments)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .slice(0, COUNT)
      .map(([department_code, name], index) => ({
        ...data[0]!,
        id: index + 1,
        department_code,
        code: `FDC${department_code}`,
        name: `Fédération des chasseurs de ${name}`,
        ...(department_code === '04' ? { name: long } : {}),
        cities_count: index === 2 ? 0 : 797,
        givers_count: 1234,
        receivers_count: 1234,
      }))
    await route.fulfill({ response, json: { data: all } })
  })
  await signIn(admin, '/federations')
  await person.seesText(`${COUNT} fédérations`)
  await page.evaluate(() => document.fonts.ready)
  return { page, person, rows: page.getByRole('table', { name: 'Fédérations' }).locator('tbody tr') }
}

test('94 federations take less than 9,000 px on a phone, eight of them its first screen and a half', async () => {
  const { page, rows } = await atList(phone)
  expect(await rows.count()).toBe(COUNT)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000)
  const ends = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= 1.5 * phone.height).length).toBeGreaterThanOrEqual(8)
})

test('a row names the federation, its state and its people; by what it is sorted, too', async () => {
  const { person, rows } = await atList(phone)
  const textOf = async (at: number) => (await rows.nth(at).innerText()).replace(/\s+/g, ' ')
  expect(await textOf(0)).toBe('01 Ain Initialisée 1 234 responsables 1 234 particuliers Actions')
  expect(await textOf(2)).toContain('À initialiser')
  await person.choose('Trier par', 'Communes, décroissant')
  await expect.poll(() => textOf(0)).toContain('Initialisée 797 communes 1 234 responsables')
})

test('« Actions » shows what may be done, in targets that a thumb hits; a choice or Escape folds it', async () => {
  const { page, person, rows } = await atList(phone)
  const history = { name: `Historique de la Fédération des chasseurs de Ain` }
  const toggle = page.getByRole('button', { name: 'Actions : Fédération des chasseurs de Ain', exact: true })
  const isFocused = () => toggle.evaluate((element) => element === document.activeElement)
  await expect.poll(() => page.getByRole('button', history).count()).toBe(0)
  await toggle.click()
  const buttons = rows.first().getByRole('button')
  expect(await buttons.allInnerTexts()).toEqual([
    'Ain',
    'Actions',
    'Importer les adhérents',
    'Modifier',
    'Historique',
  ])
  const sizes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const { width, height } of sizes.slice(1)) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  expect(sizes[0]!.height).toBeGreaterThanOrEqual(44)
  const bare = rows.nth(2).getByRole('button')
  await bare.last().click()
  expect((await bare.allInnerTexts()).slice(2)).toEqual([
    'Initialiser',
    'Modifier',
    'Supprimer',
    'Historique',
  ])
  await toggle.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  expect(await isFocused()).toBe(true)

  await page.keyboard.press('Enter')
  await page.getByRole('button', history).click()
  await person.within('dialog', /^Historique/).click('button', 'Fermer')
  await expect.poll(isFocused).toBe(true)
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
})

test('a large screen has all figures and every act beside each other, without « Actions » to unfold', async () => {
  const { rows } = await atList(onLaptop.viewport)
  expect(await rows.first().getByRole('cell').allInnerTexts()).toEqual([
    'Initialisée',
    '797',
    '1234',
    '1234',
    expect.any(String),
    expect.any(String),
    '',
  ])
  expect(await rows.first().getByRole('button').count()).toBe(4)
})

test.each([
  ['at 320 px', { width: 320, height: 256 }, 100],
  ['with text of twice its size', phone, 200],
  ['with text of twice its size at 320 px', { width: 320, height: 640 }, 200],
] as const)('nothing reaches beyond the edge %s, unfolded or not', async (_, viewport, size) => {
  const { page } = await atList(viewport, size)
  for (const name of [long, 'Fédération des chasseurs de Ain']) {
    expect(await beyondTheEdge(page, 'main')).toEqual([])
    await page.getByRole('button', { name: `Actions : ${name}`, exact: true }).click()
  }
  expect(await beyondTheEdge(page, 'main')).toEqual([])
})
