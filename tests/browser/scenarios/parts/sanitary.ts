import { dayText, heleneAtHome, inDays } from '../gestures.ts'
import type { Someone } from '../device.ts'
import { scenario, type World } from '../scenario.ts'

const TEXT = 'Arrêté 2026-99'
const written = (day: string) => day.split('-').toReversed().join('/')

/** Says what became of the sample of the demonstration, today. */
async function follow(staff: Someone, step: string, reason?: string) {
  await staff.click('button', 'Suivre le prélèvement TRI-0118')
  const window = staff.within('dialog', 'Prélèvement TRI-0118')
  await staff.check(step)
  await staff.fill('Date de cette étape', inDays(0))
  if (reason) await staff.fill('Raison', reason)
  const isPositive = step === 'Positif'
  await window.click('button', isPositive ? 'Continuer' : 'Enregistrer')
  // It recalls the game: asked first, with whom it concerns.
  if (isPositive)
    await staff
      .within('alertdialog', 'Enregistrer ce résultat positif ?')
      .click('button', 'Enregistrer et rappeler')
}
const atSamples = ({ as }: World, account: 'cher' | 'admin') => as(account, '/federations/samples')
const seesResult = (staff: Someone, result: string) => staff.within('row', /TRI-0118/).seesText(result)

/** Decisions 0039 and 0040: what a text or a sample asks before game is handed over. */
export const sanitary = [
  scenario(
    {
      says: ['giver.donation-mode', 'right.users-write'],
      given: 'des sangliers notés à une chasse d’hier, dont un seul a été examiné',
      when: 'la fédération prépare une règle qui demande l’examen, puis la met en vigueur',
      then: 'leur responsable ne peut plus remettre ceux qui n’ont pas été examinés, et lit quel texte le veut',
    },
    async (world) => {
      const staff = await world.as('cher', '/federations/sanitary-rules')
      await staff.click('button', 'Préparer une règle')
      const form = staff.within('dialog', 'Préparer une règle')
      await form.check('Examen initial exigé')
      await form.check('Sanglier')
      await form.fill('Chasses à partir du', inDays(-1))
      await form.fill('Texte', TEXT)
      await form.fill('Date du texte', inDays(-2))
      await form.click('button', 'Enregistrer')
      const row = staff.within('row', new RegExp(TEXT))
      await row.seesText('Brouillon')
      const before = await heleneAtHome(world)
      await before.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      await before.sees('button', 'Remettre Sanglier SA 0451')
      await row.click('button', /^Mettre en vigueur la règle « Arrêté 2026-99 » \(Examen initial exigé/)
      const question = staff.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.seesText('Elle ne pourra plus être modifiée')
      await question.click('button', 'Mettre en vigueur')
      await row.seesText('En vigueur')
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      await helene.sees('button', 'Remettre Sanglier SA 0452')
      await helene.doesNotSee('button', 'Remettre Sanglier SA 0451')
      await helene.click('button', 'Ouvrir Sanglier SA 0451')
      const sheet = helene.within('dialog', 'Sanglier SA 0451')
      await sheet.seesText(
        `Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise (${TEXT}, ${written(inDays(-2))}).`,
      )
      await sheet.doesNotSee('button', 'Remettre à…')
      await sheet.sees('button', 'Corriger')
    },
  ),
  scenario(
    {
      says: ['right.users-write'],
      given: 'un prélèvement envoyé au laboratoire',
      when: 'la fédération en saisit le résultat, d’abord sans date',
      then: 'la date lui est demandée, puis la liste montre le résultat et son jour',
    },
    async (world) => {
      const staff = await atSamples(world, 'cher')
      await staff.click('button', 'Suivre le prélèvement TRI-0118')
      const window = staff.within('dialog', 'Prélèvement TRI-0118')
      await window.seesText('Bracelets : SA 0453.')
      await window.check('Négatif')
      await window.click('button', 'Enregistrer')
      await window.seesText('Choisissez une date.')
      await window.fill('Date de cette étape', inDays(0))
      await window.click('button', 'Enregistrer')
      await seesResult(staff, 'Négatif')
      await seesResult(staff, `résultat le ${written(inDays(0))}`)
    },
  ),
  scenario(
    {
      says: ['right.users-write'],
      given: 'un résultat positif qu’une personne a saisi',
      when: 'elle veut l’écarter elle-même, puis une autre le fait en disant pourquoi',
      then: 'cela lui est refusé, et l’autre l’écarte',
    },
    async (world) => {
      const denis = await atSamples(world, 'cher')
      await follow(denis, 'Douteux')
      await seesResult(denis, 'Douteux')
      await follow(denis, 'Positif')
      await seesResult(denis, 'Positif')
      const reason = 'Contre-analyse du LNR n° 44'
      await follow(denis, 'Négatif', reason)
      const refusal = denis.within('dialog', 'Prélèvement TRI-0118')
      await refusal.seesText('n’est écarté que par une autre personne que celle qui l’a saisi')
      await refusal.click('button', 'Fermer')
      await seesResult(denis, 'Positif')
      const other = await atSamples(world, 'admin')
      await follow(other, 'Négatif')
      await other.within('dialog', 'Prélèvement TRI-0118').seesText('Dites pourquoi.')
      await other.fill('Raison', reason)
      await other.click('button', 'Enregistrer')
      await seesResult(other, 'Négatif')
    },
  ),
]
