import { expect } from 'vitest'
import { ofName } from '../../../../contract/words-in-french.ts'
import { countedIn, dayText, heleneAtHome, inDays, openContacts } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Contacts modal », in view mode. */
export const giverContacts = [
  scenario(
    {
      says: ['giver.contacts-view', 'giver.count', 'giver.row-name', 'giver.row-city', 'giver.row-wishes'],
      given: 'une chasse prévue dans une semaine à Bourges',
      when: 'sa responsable ouvre les contacts',
      then: 'ils sont comptés, et chacun a un nom, une commune avec sa distance et les gibiers qu’il recherche',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      const contacts = await openContacts(helene)
      const { visible, all } = await countedIn(contacts)
      expect(visible).toBe(all)
      expect(all).toBeGreaterThan(20)
      const [first = ''] = await contacts.severalTexts('article', 1)
      expect(first).toMatch(/^\S+ \S+.* \S.* \(\d+(?:,\d)? km\)/)
      await contacts.doesNotSee('heading', 'Louvetier')
      await contacts.doesNotSeeText('Louvetier')
      const [name = ''] = (await contacts.severalTexts('heading', 3))
        .slice(1)
        .filter((one) => one !== 'Propositions')
      const wishes = contacts.within('article', name).within('list', 'Gibiers recherchés')
      await wishes.seesText(/^\d (sangliers?|chevreuils?|cerfs?|daims?|mouflons?|chamois ou isards?)$/)
      await contacts.click('button', 'Fermer')
      await helene.doesNotSee('dialog', /^Contacts/)
    },
  ),
  scenario(
    {
      says: ['giver.filter-text', 'giver.count'],
      given: 'les contacts d’une chasse',
      when: 'leur responsable écrit le nom de l’un d’eux dans « Nom ou numéro de téléphone »',
      then: 'il ne reste que ceux qui le portent, et le compte le dit',
    },
    async (world) => {
      const contacts = await openContacts(await heleneAtHome(world))
      const { all } = await countedIn(contacts)
      await contacts.sees('searchbox', 'Nom ou numéro de téléphone')
      await contacts.fill('Nom ou numéro de téléphone', 'Julie Fontaine')
      await contacts.seesText(`1 / ${all} contact(s) identifié(s)`)
      await contacts.counts('article', 1)
      await contacts.sees('article', 'Julie Fontaine')
      await contacts.fill('Nom ou numéro de téléphone', 'Personne de ce nom')
      await contacts.seesText(`0 / ${all} contact(s) identifié(s)`)
      await contacts.seesText('Aucun résultat.')
    },
  ),
  scenario(
    {
      says: ['giver.filter-distance', 'giver.filter-distance-enabled'],
      given: 'les contacts d’une chasse',
      when: 'leur responsable coche « À moins de 30 km », puis choisit 10 km',
      then: 'la liste des distances ne s’ouvre qu’une fois la case cochée, et il ne reste que les plus proches',
    },
    async (world) => {
      const contacts = await openContacts(await heleneAtHome(world))
      const { all } = await countedIn(contacts)
      await contacts.click('button', 'Filtres')
      await contacts.seesDisabled('combobox', 'Distance maximale')
      await contacts.check('À moins de 30 km')
      expect(await contacts.choices('Distance maximale')).toEqual(
        [10, 20, 30, 40, 50, 60, 70, 80].map((km) => `${km} km`),
      )
      await contacts.choose('Distance maximale', '10 km')
      await contacts.seesChecked('À moins de 10 km', true)
      await contacts.doesNotSee('article', /.* \d\d km/)
      const near = await countedIn(contacts)
      expect(near.all).toBe(all)
      expect(near.visible).toBeLessThan(all)
      for (const text of await contacts.severalTexts('article', 1))
        expect(Number(/\((\d+(?:,\d)?) km\)/.exec(text)![1]!.replace(',', '.'))).toBeLessThanOrEqual(10)
    },
  ),
  scenario(
    {
      says: ['giver.filter-phone', 'giver.row-phone'],
      given: 'des contacts dont certains ont déjà donné leur numéro',
      when: 'leur responsable coche « Dont j’ai le numéro de téléphone »',
      then: 'il ne reste que ceux-là, chacun avec un lien d’appel dont les chiffres vont par paires',
    },
    async (world) => {
      const contacts = await openContacts(await heleneAtHome(world))
      await contacts.click('button', 'Filtres')
      await contacts.seesText('Afficher uniquement les contacts :')
      await contacts.check("Dont j'ai le numéro de téléphone")
      await contacts.doesNotSee('button', /^Obtenir/)
      const { visible, all } = await countedIn(contacts)
      expect(visible).toBeGreaterThan(0)
      expect(visible).toBeLessThan(all)
      for (const row of await contacts.severalTexts('article', 1)) expect(row).toMatch(/ 06( \d\d){4} /)
    },
  ),
  scenario(
    {
      says: ['giver.row-phone', 'state.phone', 'receiver.contacts'],
      given: 'une particulière que personne ne peut encore appeler',
      when: 'une responsable de territoire demande son numéro',
      then: 'elle peut l’appeler, les chiffres par paires, et la particulière lit qu’un chasseur a ses coordonnées',
    },
    async (world) => {
      await world.forgetsNumbers()
      const julie = await world.as('receiver', '/receiver')
      await julie.within('region', 'Mes contacts').seesText('Aucun chasseur n’a encore vos coordonnées.')
      const contacts = await openContacts(await heleneAtHome(world))
      await contacts.fill('Nom ou numéro de téléphone', 'Julie Fontaine')
      await contacts.doesNotSee('link', /^Appeler/)
      await contacts.click('button', 'Obtenir le numéro de Julie Fontaine')
      await contacts.sees('link', 'Appeler Julie Fontaine au 06 39 98 10 05')
      expect(await contacts.target('Appeler Julie Fontaine au 06 39 98 10 05')).toBe('tel:0639981005')
      await julie.open('/receiver')
      await julie.within('region', 'Mes contacts').seesText('1 chasseur a vos coordonnées.')
    },
  ),
  scenario(
    {
      says: ['giver.row-phone', 'giver.donation-mode'],
      given: 'une chasse à informer, dont la responsable a appelé deux contacts',
      when: 'elle note sur son téléphone que l’un n’est pas intéressé et que l’autre l’est',
      then: 'ces notes sont là sur son ordinateur, le compte rendu commence par qui est intéressé, et elle en efface une',
    },
    async (world) => {
      await world.forgetsNumbers()
      const hunt = `la chasse du ${dayText(-4)} `
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Contacts de ${hunt}`))
      const contacts = helene.within('dialog', /^Contacts/)
      const names = (await contacts.severalTexts('heading', 4)).slice(1)
      const [first = '', second = ''] = names.filter((one) => one !== 'Propositions')
      for (const [name, outcome, text] of [
        [first, 'Pas intéressé', 'congélateur plein'],
        [second, 'Intéressé', ''],
      ] as const) {
        await contacts.click('button', name)
        const sheet = helene.within('dialog', name)
        await sheet.doesNotSee('button', 'Noter l’appel')
        await sheet.click('button', `Obtenir le numéro ${ofName(name)}`)
        await sheet.click('button', 'Noter l’appel')
        const note = helene.within('dialog', `Appel à ${name}`)
        await note.check(outcome)
        await note.fill('En quelques mots (facultatif)', text)
        await note.click('button', 'Enregistrer')
      }
      const desk = await heleneAtHome(world)
      await desk.click('button', new RegExp(`^Contacts de ${hunt}`))
      const again = desk.within('dialog', /^Contacts/)
      await again.within('article', second).seesText('Intéressé')
      await again.within('article', first).seesText('Pas intéressé · congélateur plein')
      await again.click('button', 'Fermer')
      await desk.click('button', new RegExp(`^J.informe pour ${hunt}`))
      const report = desk.within('dialog', 'Qui a reçu quoi ?')
      await report.within('article', second).seesText('Intéressé')
      expect((await report.severalTexts('heading', 2))[1]).toBe(second)
      await report.doesNotSee('article', first)
      await report.click('button', 'Annuler')
      await contacts.click('button', first)
      await helene.within('dialog', first).click('button', 'Modifier la note')
      const note = helene.within('dialog', `Appel à ${first}`)
      await note.click('button', 'Tout effacer')
      await note.click('button', 'Enregistrer')
      await contacts.within('article', first).doesNotSeeText('Pas intéressé')
    },
  ),
  scenario(
    {
      says: ['giver.no-contact'],
      given: 'des particuliers dont aucun n’est disponible',
      when: 'une responsable prévoit une chasse et en ouvre les contacts',
      then: 'elle lit qu’aucun contact n’est identifié',
    },
    async (world) => {
      await world.nobodyIsAvailable()
      const helene = await heleneAtHome(world)
      await helene.click('button', 'Prévoir une chasse')
      const form = helene.within('dialog', 'Prévoir une chasse')
      await form.fill('Date', inDays(25))
      await form.choose('Territoire', 'Vierzon (18100)')
      await form.click('button', 'Enregistrer')
      await helene.click('button', 'Voir les contacts')
      await helene.within('dialog', /^Contacts/).seesText('Aucun contact identifié pour cette chasse.')
    },
  ),
  scenario(
    {
      says: ['giver.contacts-view', 'right.wolfhunter'],
      given: 'un lieutenant de louveterie, et une responsable qui ne l’est pas',
      when: 'chacun prévoit une chasse',
      then: 'lui seul peut la dire administrative, et ses contacts portent alors « Louvetier »',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', 'Prévoir une chasse')
      await helene.within('dialog', 'Prévoir une chasse').sees('combobox', 'Territoire')
      await helene.doesNotSee('checkbox', 'Chasse administrative')
      const bertrand = await world.as('louvetier', '/giver')
      await bertrand.click('button', 'Prévoir une chasse')
      const form = bertrand.within('dialog', 'Prévoir une chasse')
      await form.fill('Date', inDays(12))
      await form.choose('Territoire', /^Saint-Amand-Montrond/)
      await form.check('Chasse administrative')
      await form.click('button', 'Enregistrer')
      await bertrand.click('button', 'Voir les contacts')
      const contacts = bertrand.within('dialog', /^Contacts - Chasse du /)
      await contacts.seesText('Louvetier')
    },
  ),
]
