/**
 * Counts the taps and the screens of scrolling that frequent tasks cost in the demonstration, each from the
 * page where the person arrives. Not a test, because the figures depend on its data.
 */
import type { Browser } from 'playwright-core'
import { buildIfStale } from '../../server/build.ts'
import { launchChromium, requireChromium } from '../../tests/browser/support/chromium.ts'
import { type Hand, handOn } from './hand.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

const PORT = 4171
const ONCE = 4
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

type Task = [what: string, who: string, act: (hand: Hand) => Promise<unknown>]

/** The main menu, which is folded on a phone. */
async function goTo({ page, tap }: Hand, label: string) {
  const menu = page.getByRole('button', { name: 'Menu' })
  const entry = page.getByRole('link', { name: label, exact: true })
  await menu.or(entry).first().waitFor()
  if (await menu.isVisible()) await tap(menu)
  await tap(entry.first())
}

const exportAll = async (hand: Hand) => {
  await goTo(hand, 'Statistiques')
  await hand.tap(hand.page.getByRole('button', { name: 'Tout exporter en Excel' }))
  const download = hand.page.waitForEvent('download')
  await hand.tap(hand.page.getByRole('link', { name: 'Télécharger le fichier Excel' }))
  await download
}

/** From the page of what there is to do, to the last row of one of its lists. */
const lastOf =
  (opens: string, row: 'row' | 'article' | 'listitem') =>
  async ({ page, tap, sees }: Hand) => {
    await tap(page.getByRole('link', { name: opens }))
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'À faire' }).waitFor()
    await sees(page.getByRole('main').getByRole(row).last())
  }

const readings: Task[] = [
  ['name the overdue givers', 'cher', lastOf('Ouvrir les comptes rendus attendus', 'row')],
  ['find the requests for deletion', 'cher', lastOf('Ouvrir les demandes', 'row')],
  ['export all statistics', 'admin', exportAll],
]

const validating: Task = [
  `validate ${ONCE} accounts that the members confirm`,
  'cher',
  async ({ page, tap }) => {
    await tap(page.getByRole('link', { name: 'Ouvrir les comptes à valider' }))
    await tap(page.getByRole('checkbox', { name: /^Tout cocher/ }))
    await tap(page.getByRole('button', { name: `Valider les ${ONCE} comptes cochés` }))
    await tap(page.getByRole('alertdialog').getByRole('button', { name: /^Valider/ }))
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  },
]

const sendReport = async ({ page, tap }: Hand, send: string) => {
  await tap(page.getByRole('button', { name: send, exact: true }))
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }))
  await page.getByText('Les dons ont été enregistrés.').waitFor()
}
const oldest = (hand: Hand) =>
  hand.tap(hand.page.getByRole('button', { name: 'Commencer par la plus ancienne' }))

const ofAGiver: Task[] = [
  [
    'obtain the number of a contact',
    'giver',
    async ({ page, tap }) => {
      await tap(page.getByRole('alertdialog').getByRole('button', { name: /^Contacts de ma prochaine/ }))
      await tap(page.getByRole('button', { name: /^Obtenir le numéro/ }).first())
      await page
        .getByRole('link', { name: /^Appeler/ })
        .first()
        .waitFor()
    },
  ],
  [
    'report that nothing was given',
    'giver',
    async (hand) => {
      // Does not arrive, so that the next task finds the same hunt.
      await hand.page.route('**/donations', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue(),
      )
      await oldest(hand)
      await sendReport(hand, 'Aucune cession')
    },
  ],
  [
    'report one animal given',
    'giver',
    async (hand) => {
      await oldest(hand)
      await hand.tap(hand.page.getByRole('button', { name: /^Un sanglier de plus pour/i }).first())
      await sendReport(hand, 'Enregistrer')
    },
  ],
]

/** Measures a task, and prints it. A task that cannot be done is a failure of this command. */
async function measure(browser: Browser, url: string, [what, who, act]: Task, viewport = phone) {
  const context = await browser.newContext({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' })
  await signIn(context, url, `${who}@example.org`)
  const hand = await handOn(context, url)
  const trouble = await act(hand).then(
    () => '',
    (error: Error) => error.message.split('\n')[0],
  )
  const figures = `${hand.taps} taps, ${hand.screens.toFixed(1)} screens`
  console.log(`${what.padEnd(46)} ${viewport.width} × ${viewport.height}  ${trouble || figures}`)
  if (trouble) process.exitCode = 1
  await context.close()
}

/** Imports as members the first people of the Cher who wait, as their federation does each season. */
async function importWaiting(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: desk, locale: 'fr-FR' })
  await signIn(context, url, 'cher@example.org')
  const answer = await context.request.get(`${url}/api/v1/givers/need_validation`)
  type Waiting = { lastname: string; firstname: string; giver: { nit: string }; city: { label: string } }
  const people = ((await answer.json()) as Waiting[]).slice(0, ONCE)
  const rows = people.map(({ lastname, firstname, giver, city }) =>
    [lastname, firstname, giver.nit, '', '', '', city.label, ''].join(';'),
  )
  const csv = ['NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE', ...rows].join('\n')
  const page = await context.newPage()
  await page.goto(`${url}/federations`)
  await page.getByRole('button', { name: /^Importer les adhérents/ }).click()
  const file = { name: 'adherents.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Fichier des adhérents').setInputFiles(file)
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  await page
    .getByRole('button', { name: /^Importer/ })
    .last()
    .click()
  // Four people are most of what the file removes: the import asks once more.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importer' }).click()
  await page.getByText('Les adhérents sont importés.').waitFor()
  await context.close()
}

requireChromium('whole')
buildIfStale()
const { url, stop } = await startServer(PORT)
const browser = await launchChromium('whole')
try {
  for (const task of readings) {
    await measure(browser, url, task, desk)
    await measure(browser, url, task)
  }
  await importWaiting(browser, url)
  await measure(browser, url, validating)
  for (const task of ofAGiver) await measure(browser, url, task)
} finally {
  await browser.close()
  await stop()
}
