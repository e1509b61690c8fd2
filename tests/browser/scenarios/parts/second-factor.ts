import { generateSync } from 'otplib'
import { clockOfRun } from '../../../world/today.ts'
import type { Someone } from '../device.ts'
import { scenario } from '../scenario.ts'

const setup = 'Activez la double vérification'

async function signIn(denis: Someone) {
  await denis.fill('Adresse e-mail', 'cher@example.org')
  await denis.fill('Mot de passe', 'Venaison-2026')
  await denis.click('button', 'Se connecter')
}

/** Ties an application to the account, as the page asks for it; one of the recovery codes. */
async function tieApplication(denis: Someone): Promise<string> {
  await denis.click('button', 'Utiliser une application')
  await denis.sees('img', 'QR code à viser avec votre application de codes')
  const link = await denis.target('Ouvrez-la')
  const secret = new URL(link!).searchParams.get('secret')!
  const epoch = Math.floor(clockOfRun().getTime() / 1000)
  await denis.fill('Code de l’application', generateSync({ secret, epoch }))
  await denis.click('button', 'Activer')
  await denis.sees('list', 'Codes de secours')
  const [code = ''] = await denis.within('list', 'Codes de secours').texts('listitem')
  await denis.click('button', 'Je les ai notés')
  return code
}

/** Staff and their second factor (decision 0028). */
export const secondFactor = [
  scenario(
    {
      says: ['route.login', 'right.back-office-roles'],
      given: 'un administrateur de fédération sans double vérification, dont le délai est passé',
      when: 'il se connecte, puis veut ouvrir la liste des utilisateurs',
      then: 'il est mené à l’activer, ne voit rien d’autre, et retrouve sa page une fois qu’elle est active',
    },
    async ({ owesSecondFactor, visitor }) => {
      await owesSecondFactor('cher')
      const denis = await visitor('/login')
      await signIn(denis)
      await denis.sees('heading', setup)
      await denis.open('/users')
      await denis.sees('heading', setup)
      await denis.doesNotSee('table', /./)
      await denis.doesNotSee('link', 'Utilisateurs')
      await denis.doesNotSee('button', 'Plus tard')
      await tieApplication(denis)
      await denis.sees('heading', 'Utilisateurs')
      await denis.sees('table', 'Utilisateurs')
    },
  ),
  scenario(
    {
      says: ['route.login', 'right.back-office-roles'],
      given: 'un administrateur de fédération qui a une double vérification',
      when: 'il se connecte sur un autre appareil avec son mot de passe',
      then: 'elle lui est demandée, rien d’autre ne s’ouvre avant, et un code de secours en tient lieu',
    },
    async ({ as, visitor }) => {
      const first = await as('cher', '/account')
      await first.click('button', 'Activer la double vérification')
      const code = await tieApplication(first)
      await first.seesText('Il vous en reste 10')
      const denis = await visitor('/login')
      await signIn(denis)
      await denis.sees('heading', 'Double vérification')
      await denis.open('/users')
      await denis.sees('heading', 'Double vérification')
      await denis.doesNotSee('table', /./)
      await denis.click('button', 'Utiliser un code de secours')
      await denis.fill('Code de secours', code)
      await denis.click('button', 'Vérifier')
      await denis.sees('table', 'Utilisateurs')
    },
  ),
]
