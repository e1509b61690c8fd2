import { dayText, heleneAtHome, inDays } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const TEXT = 'Arrêté 2026-99'
const written = (day: string) => day.split('-').toReversed().join('/')

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
]
