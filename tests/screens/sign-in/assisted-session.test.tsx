import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, test, vi } from 'vitest'
import { EDIT } from '../../../contract/pages.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { assistance } from '../../models/pages/assistance.ts'
import { duties } from '../../models/pages/second-factor.ts'
import { adminBoot, giverBoot, receiverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'
import { personOf } from '../run/person.ts'
import { openApp } from '../shell/open-app.tsx'

const person = personOf()

// Lazy parts are loaded in advance, since their loading time does not matter here.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/routes/pages.tsx'),
      import('../../../src/spaces/account-space.tsx'),
      import('../../../src/screens/sign-in/assistance.tsx'),
      import('../../../src/screens/sign-in/terms.tsx'),
    ]),
  30_000,
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page with these boot values, which the server also answers; no user interaction. */
async function open(path: string, boot: Boot, heading: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/auth/infos')
      ? Response.json({ data: boot })
      : new Promise<never>(() => {
          // No other call is answered.
        }),
  )
  await openApp(path, boot, heading)
}

const assisted = (boot: Boot): Boot => ({ ...boot, assistance })
const owing = receiverBoot('terms@example.org')
const terms = 'Conditions d’utilisation'
const reserved = 'Réservé à la personne'
const factor = 'activer ou changer sa double vérification'

/** The cards of « Mon compte » reserved to the account holder, and the explanations of their absence. */
const closed = [
  ['Mot de passe', 'changer son mot de passe'],
  ['Appareils connectés', 'voir où son compte est ouvert'],
  ['Utilisation de mes données', 'accepter ou refuser l’utilisation de ses données'],
  ['Lettre d’information', 'recevoir ou non la lettre d’information'],
  ['Mes données', 'télécharger ses données'],
  ['Supprimer mon compte', 'demander la suppression de son compte'],
] as const

test('In an assisted session the person, the end time and the responsibility are displayed at once', async () => {
  await open('/account', assisted(giverBoot(giver)), 'Mon compte')
  const banner = person.within('region', 'Session assistée')
  await banner.seesText('Vous agissez à la place d’Hélène Moreau')
  await banner.seesText(`par ${assistance.by}.`)
  await banner.sees('button', 'Terminer')
})

test('The terms have no checkbox, and say that only the account holder can accept them', async () => {
  await open('/receiver', assisted(owing), terms)
  await person.seesText('Seule la personne peut accepter les conditions')
  await person.doesNotSee('checkbox', /./)
  await person.doesNotSee('button', 'Continuer')
})

test('The cards that only the account holder uses are closed, with what they are for', async () => {
  await open('/account', assisted(giverBoot(giver)), 'Mon compte')
  const page = person.within('region', reserved)
  await page.seesText('Vous agissez à sa place : seule la personne (Hélène Moreau) peut')
  for (const [card, reason] of closed) {
    await page.seesText(reason)
    await person.doesNotSee('region', card)
  }
})

test('The account holder has them', async () => {
  await open('/account', giverBoot(giver), 'Mon compte')
  for (const [card] of closed) await person.sees('region', card)
  await person.doesNotSee('region', reserved)
})

test('« Double vérification » of staff is closed, with an explanation', async () => {
  await open('/account', assisted({ ...adminBoot(duties.given), second_factor: null }), 'Mon compte')
  await person.within('region', reserved).seesText(factor)
  await person.doesNotSee('region', 'Double vérification')
})

test('Staff themselves have « Double vérification »', async () => {
  await open('/account', adminBoot(duties.given), 'Mon compte')
  await person.sees('region', 'Double vérification')
})

test('« Double vérification » is not mentioned if no second factor is required', async () => {
  await open('/account', assisted(giverBoot(giver)), 'Mon compte')
  await person.sees('region', reserved)
  await person.doesNotSeeText(factor)
})

test('The e-mail address is displayed without a field to change it', async () => {
  await open(`/account?${EDIT}`, assisted(giverBoot(giver)), 'Mon compte')
  const form = person.within('dialog', 'Modifier mes informations')
  await form.sees('textbox', 'Téléphone')
  await form.doesNotSee('textbox', /e.mail/)
})
