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
        question.click('button', 'Message transmis : remettre'),
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
      says: ['giver.donation-mode'],
      given: 'une responsable qui a téléphoné et remis deux sangliers, dont un qu’elle n’avait pas noté',
      when: 'elle le note après coup dans une seule fenêtre, depuis la ligne de la personne, puis informe',
      then: 'chaque remise demande le message des 71 °C, s’annule, et remplit le compte rendu',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Contacts de la chasse du ${dayText(-1)} `))
      await helene.click('button', 'Remis à Anne Aubert')
      const window = helene.within('dialog', 'Remis à Anne Aubert')
      await window.seesText('Anomalie : ne pas remettre')
      await window.click('button', 'Remettre Sanglier SA 0451')
      const question = helene.within('alertdialog', 'Remis à Anne Aubert ?')
      await question.seesText('71 °C au moins')
      await question.click('button', 'Message transmis : remettre')
      await helene.seesText('La remise est notée.')
      const taken = window.within('list', 'Déjà remis à cette personne')
      await taken.seesText('Sanglier SA 0451')
      await window.choose('Gibier', 'Sanglier')
      await window.fill('Bracelet', '')
      await window.click('button', 'Noter et remettre')
      const sent = await helene.sends('PUT', /^\/api\/v1\/animals\/\d+\/hand_over$/, () =>
        question.click('button', 'Message transmis : remettre'),
      )
      expect(sent).toMatchObject({ is_warned: 1 })
      await taken.seesText('Sanglier sans bracelet')
      await window.click('button', 'Annuler la remise : Sanglier SA 0451')
      await helene.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Annuler ce qui est noté')
      await window.within('list', 'Quel animal ?').seesText('Sanglier SA 0451')
      await window.click('button', 'Fermer')
      await helene.within('article', 'Anne Aubert').seesText(/Remis\s:\s\d sanglier/)
      await helene.within('dialog', /^Contacts/).click('button', 'Fermer')
      const report = await filledReport(helene)
      await report.within('article', 'Anne Aubert').seesText(/Sangliers?/)
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
      await helene.click('button', 'Remis à Anne Aubert')
      const window = helene.within('dialog', 'Remis à Anne Aubert')
      const question = helene.within('alertdialog', 'Remis à Anne Aubert ?')
      const taken = window.within('list', 'Déjà remis à cette personne')
      for (const name of ['Sanglier SA 0451', 'Sanglier SA 0452']) {
        // Whatever is noted goes first.
        await window.doesNotSee('button', /^Un de plus/)
        await window.click('button', `Remettre ${name}`)
        await question.click('button', 'Message transmis : remettre')
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
  scenario(
    {
      says: ['giver.donation-mode'],
      given: 'un animal dont l’examen initial a trouvé une anomalie',
      when: 'sa responsable l’ouvre, puis le dit détruit, et revient dessus',
      then: 'rien ne propose de le remettre, la raison en est dite, et il n’est pas effaçable',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      const name = 'Sanglier SA 0454'
      await helene.doesNotSee('button', `Remettre ${name}`)
      await helene.click('button', `Ouvrir ${name}`)
      const sheet = helene.within('dialog', name)
      await sheet.seesText('L’examen a trouvé une anomalie : cet animal ne peut être remis à personne')
      await sheet.doesNotSee('button', 'Remettre à…')
      await sheet.doesNotSee('button', 'Effacer')
      await sheet.click('button', 'Retirer')
      const question = helene.within('alertdialog', 'Que devient cet animal ?')
      await question.seesDisabled('button', 'Retirer')
      await helene.check('Détruit')
      await question.click('button', 'Retirer')
      await helene.seesText('Le retrait est noté.')
      await helene.click('button', `Ouvrir ${name}`)
      await sheet.click('button', 'Annuler le retrait')
      await helene.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Annuler ce qui est noté')
      await helene.within('list', 'Animaux notés').seesText('Anomalie : ne pas remettre')
    },
  ),
  scenario(
    {
      says: ['giver.donation-mode'],
      given: 'la même responsable sur deux téléphones',
      when: 'elle corrige le même animal sur l’un, puis sur l’autre qui ne le sait pas encore',
      then: 'le second le dit, garde ce qui est saisi, et l’enregistre une fois vérifié',
    },
    async (world) => {
      const phones = [await heleneAtHome(world), await heleneAtHome(world)]
      const name = 'Sanglier SA 0451'
      for (const phone of phones) {
        await phone.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
        await phone.click('button', `Ouvrir ${name}`)
        await phone.within('dialog', name).click('button', 'Corriger')
      }
      const [one, other] = phones
      await one!.fill('Poids estimé, en kilos', '77')
      await one!.click('button', 'Enregistrer')
      await one!.seesText('L’animal a été corrigé.')
      await other!.fill('Heure du prélèvement', '8h30')
      await other!.click('button', 'Enregistrer')
      await other!.seesText('Cet animal a été modifié entre-temps')
      await other!.seesText('mâle, 77 kg')
      await other!.seesValue('Heure du prélèvement', '8h30')
      await other!.fill('Poids estimé, en kilos', '77')
      await other!.click('button', 'Enregistrer')
      await other!.within('list', 'Animaux notés').seesText('mâle, 77 kg, 8 h 30')
    },
  ),
]
