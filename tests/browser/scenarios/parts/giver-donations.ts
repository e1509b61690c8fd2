import { expect } from 'vitest'
import { confirm, countedIn, dayText, heleneAtHome, numbers } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Donation mode », §4 « Donation submission ». */
export const giverDonations = [
  scenario(
    {
      says: [
        'giver.donation-mode',
        'giver.donation-question',
        'giver.quantities',
        'rule.donation-quantity',
        'rule.donation-sent',
        'state.donation',
        'state.donation-after',
        'error.donations-saved',
        'error.nothing-received',
        'giver.row-served',
        'giver.filter-never-served',
      ],
      given: 'une chasse à informer, sans animal noté',
      when: 'sa responsable dit qu’un particulier a reçu deux sangliers et un autre rien, et confirme',
      then: 'seuls ces deux sangliers sont envoyés, et la chasse passe parmi les passées avec ce qui a été reçu',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^J.informe pour la chasse du ${dayText(-4)} `))
      const form = helene.within('dialog', 'Qui a reçu quoi ?')
      await form.sees('button', 'Annuler')
      await countedIn(form)
      const [, first = '', second = ''] = await form.severalTexts('heading', 3)
      const row = form.within('article', first)
      expect(await row.choices('Sanglier')).toEqual(numbers(0, 10))
      await row.choose('Sanglier', '1')
      await row.choose('Sanglier', '2')
      await row.seesValue('Sangliers', '2')
      await form.within('article', second).click('button', `Autre gibier pour ${second}`)
      await form.within('article', second).choose('Chevreuil', '3')
      await form.within('article', second).choose('Chevreuils', '0')
      await form.click('button', 'Enregistrer')
      const question = helene.within('alertdialog', 'Voulez-vous confirmer ces dons ?')
      await question.click('button', 'Annuler')
      await form.click('button', 'Enregistrer')
      const sent = await helene.sends('POST', /^\/api\/v1\/hunts\/self\/\d+\/donations$/, () =>
        question.click('button', 'Confirmer'),
      )
      expect(sent).toMatchObject({ quantities: [2], specimen_type_ids: [1] })
      await helene.seesText('Les dons ont été enregistrés.')
      await helene.doesNotSee('dialog', 'Qui a reçu quoi ?')
      await helene.within('region', "J'informe ma fédération").counts('button', 1, /^J.informe pour/)
      await helene.click('button', new RegExp(`^Plus, pour la chasse du ${dayText(-4)} `))
      await helene.click('button', new RegExp(`^Contacts de la chasse du ${dayText(-4)} `))
      const contacts = helene.within('dialog', /^Contacts/)
      await contacts.fill('Nom ou numéro de téléphone', first)
      await contacts.within('article', first).within('list', 'Gibiers reçus').seesText('2 sangliers')
      await contacts.within('article', first).seesText('Déjà 2 gibier(s) reçu(s)')
      await contacts.click('button', 'Filtres')
      await contacts.check("N'ayant jamais reçu de gibier")
      await contacts.doesNotSee('article', first)
      await contacts.fill('Nom ou numéro de téléphone', second)
      await contacts.within('article', second).seesText("Ce particulier n'a rien reçu lors de cette chasse.")
    },
  ),
  scenario(
    {
      says: ['error.no-donation', 'giver.reminder', 'giver.controls'],
      given: 'deux chasses à informer, et un animal noté comme remis',
      when: 'leur responsable annule cette remise, puis les informe l’une après l’autre sans aucun don',
      then: 'il n’y a plus rien à informer, et leurs contacts disent qu’aucun don n’a été effectué',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      await helene.click('button', 'Ouvrir Sanglier SA 0453')
      await helene.within('dialog', 'Sanglier SA 0453').click('button', 'Annuler la remise')
      await confirm(helene, 'Annuler ce qui est noté')
      await helene.within('list', 'Animaux notés').doesNotSeeText('Remis à')
      await helene.within('dialog', /^Animaux/).click('button', 'Fermer')
      for (const days of [-1, -4]) {
        await helene.click('button', new RegExp(`^J.informe pour la chasse du ${dayText(days)} `))
        await helene.within('dialog', 'Qui a reçu quoi ?').click('button', 'Enregistrer')
        await confirm(helene, 'Confirmer', 'Voulez-vous confirmer ces dons ?')
        await helene.doesNotSee('button', new RegExp(`^J.informe pour la chasse du ${dayText(days)} `))
      }
      await helene.doesNotSee('region', "J'informe ma fédération")
      await helene.within('region', 'Mes chasses à venir').sees('button', 'Documents')
      await helene.click('button', new RegExp(`^Plus, pour la chasse du ${dayText(-4)} `))
      await helene.click('button', new RegExp(`^Contacts de la chasse du ${dayText(-4)} `))
      await helene.within('dialog', /^Contacts/).seesText("Aucun don n'a été effectué lors de cette chasse")
      await helene.open('/giver')
      await helene.sees('heading', 'Mes chasses à venir')
      await helene.doesNotSee('alertdialog', /en attente d.information/)
    },
  ),
]
