import { expect } from 'vitest'
import type { Someone } from '../device.ts'
import { dayText, heleneAtHome } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Opens the report of yesterday's hunt, filled from the noted hand-overs. */
async function filledReport(helene: Someone) {
  await helene.click('button', new RegExp(`^J.informe pour la chasse du ${dayText(-1)} `))
  const report = helene.within('dialog', 'Qui a reçu quoi ?')
  await report.seesText('Rempli d’après les remises notées')
  return report
}

/** Decision 0034: animals are noted one by one, for whom it helps. */
export const giverAnimals = [
  scenario(
    {
      says: ['giver.donation-mode', 'rule.donation-sent'],
      given: 'des sangliers notés à une chasse d’hier',
      when: 'sa responsable note en trois gestes à qui l’un d’eux a été remis, puis informe sa fédération',
      then: 'elle dit avoir transmis le message des 71 °C, et le compte rendu s’ouvre rempli d’après les remises notées',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      await helene.click('button', 'Remettre Sanglier SA 0451')
      const choice = helene.within('dialog', 'Remettre : Sanglier SA 0451')
      const people = choice.within('list', 'Qui a reçu cet animal ?')
      const [first = ''] = await people.severalTexts('button', 1)
      expect(first).toMatch(/Numéro obtenu|A dit oui|déjà remis/)
      await people.click('button', first)
      const question = helene.within('alertdialog', /^Remis à /)
      await question.seesText('71 °C au moins')
      const sent = await helene.sends('PUT', /^\/api\/v1\/animals\/\d+\/hand_over$/, () =>
        question.click('button', 'C’est dit, remettre'),
      )
      expect(sent).toMatchObject({ is_warned: 1 })
      await helene.seesText('La remise est notée.')
      await helene.within('list', 'Animaux notés').doesNotSee('button', 'Remettre Sanglier SA 0451')
      await helene.within('dialog', /^Animaux/).click('button', 'Fermer')
      const report = await filledReport(helene)
      await report.click('button', 'Enregistrer')
      const asked = helene.within('alertdialog', 'Voulez-vous confirmer ces dons ?')
      const told = await helene.sends('POST', /^\/api\/v1\/hunts\/self\/\d+\/donations$/, () =>
        asked.click('button', 'Confirmer'),
      )
      const { quantities } = told as { quantities: number[] }
      expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(2)
    },
  ),
  scenario(
    {
      says: ['giver.donation-mode', 'rule.donation-sent'],
      given:
        'une responsable au téléphone avec une personne qui a emporté quatre sangliers, dont deux qu’elle n’a pas notés',
      when: 'elle remet les deux notés, puis touche deux fois « Un de plus », et en annule un',
      then: 'le bouton ne vient qu’ensuite et nomme le bracelet suivant, chaque geste note et remet sans redemander le message des 71 °C, et le compte rendu compte ce qui reste',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Contacts de la chasse du ${dayText(-1)} `))
      await helene.click('button', 'Anne Aubert')
      await helene.click('button', 'Remis…')
      const window = helene.within('dialog', 'Remis à Anne Aubert')
      const question = helene.within('alertdialog', 'Remis à Anne Aubert ?')
      const taken = window.within('list', 'Déjà remis à cette personne')
      for (const name of ['Sanglier SA 0451', 'Sanglier SA 0452']) {
        // Whatever is noted goes first.
        await window.doesNotSee('button', /^Un de plus/)
        await window.click('button', `Remettre ${name}`)
        await question.click('button', 'C’est dit, remettre')
        await taken.seesText(name)
      }
      // The button keeps the focus, so that the next one takes a key.
      for (const [tag, act] of [
        ['SA 0456', () => window.click('button', 'Un de plus : Sanglier SA 0456')],
        ['SA 0457', () => helene.press('Enter')],
      ] as const) {
        await window.sees('button', `Un de plus : Sanglier ${tag}`)
        const sent = await helene.sends('PUT', /^\/api\/v1\/animals\/\d+\/hand_over$/, act)
        expect(sent).toMatchObject({ is_warned: 1 })
        await taken.seesText(`Sanglier ${tag}`)
        await helene.doesNotSee('alertdialog', 'Remis à Anne Aubert ?')
      }
      await window.click('button', 'Annuler la remise : Sanglier SA 0457')
      await helene.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Annuler ce qui est noté')
      await window.within('list', 'Quel animal ?').seesText('Sanglier SA 0457')
      await window.doesNotSee('button', /^Un de plus/)
      await window.click('button', 'Fermer')
      await helene.within('article', 'Anne Aubert').seesText('Remis : 3 sangliers')
      await helene.within('dialog', /^Contacts/).click('button', 'Fermer')
      const report = await filledReport(helene)
      await report.within('article', 'Anne Aubert').seesValue('Sangliers', '3')
    },
  ),
]
