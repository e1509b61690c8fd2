import { expect } from 'vitest'
import type { Reader } from '../device.ts'
import { scenario } from '../scenario.ts'

const french = new Intl.Collator('fr')
const listOf = (somebody: Reader) => somebody.within('table', 'Utilisateurs')
const emailsIn = async (list: Reader) =>
  (await list.texts('row')).slice(1).map((row) => /\S+@example\.org/.exec(row)?.[0] ?? row)

/** Spec §2 « Users list », §4 « User », §5 « User form ». */
export const users = [
  scenario(
    {
      says: ['route.users', 'users.default-sort', 'users.sort', 'users.pages'],
      given: 'une administratrice devant la liste des utilisateurs',
      when: 'elle en change l’ordre, la page et le nombre de lignes',
      then: 'elle va d’abord par adresse croissante, dix par dix, puis comme demandé',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users')
      const list = listOf(anne)
      await list.counts('row', 11)
      const first = await emailsIn(list)
      expect(first).toEqual(first.toSorted(french.compare))
      expect(first[0]).toMatch(/^a/)
      await list.click('button', 'Adresse e-mail')
      await expect.poll(async () => (await emailsIn(list))[0]).not.toBe(first[0])
      await anne.isAt('/users?desc=1')
      const last = await emailsIn(list)
      expect(last).toEqual(last.toSorted(french.compare).toReversed())
      await list.click('button', 'Nom')
      await anne.isAt('/users?order=lastname')
      await anne.click('button', 'Page 2')
      await anne.isAt('/users?page=2&order=lastname')
      await list.counts('row', 11)
      expect(await anne.choices('Lignes par page')).toEqual(['10', '20', '50', '100', '1000'])
      await anne.choose('Lignes par page', '50')
      await list.counts('row', 51)
      const names = (await list.texts('rowheader')).map((text) => text.split(' ')[1]!)
      expect(names).toEqual(names.toSorted(french.compare))
    },
  ),
  scenario(
    {
      says: ['users.search', 'error.no-result'],
      given: 'une administratrice devant la liste des utilisateurs',
      when: 'elle cherche « receiver@ », ouvre l’adresse d’une recherche, puis cherche personne',
      then: 'elle trouve chaque fois ce qui est cherché, ou lit « Aucun résultat. »',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users')
      await anne.fill('Rechercher un utilisateur', 'receiver@')
      await listOf(anne).counts('row', 2)
      await listOf(anne).sees('button', 'Voir Julie Fontaine')
      await anne.open('/users?search=giver@')
      await anne.seesValue('Rechercher un utilisateur', 'giver@')
      await listOf(anne).counts('row', 2)
      await listOf(anne).sees('button', 'Voir Hélène Moreau')
      await anne.fill('Rechercher un utilisateur', 'Personne de ce nom')
      await anne.seesText('Aucun résultat.')
    },
  ),
  scenario(
    {
      says: [
        'users.edit',
        'rule.user-required',
        'rule.user-federation',
        'rule.user-lastname',
        'rule.user-phone',
        'right.affectable',
        'right.back-office-roles',
        'right.public-form',
        'error.saved-plural',
      ],
      given: 'une administratrice de toutes les fédérations',
      when: 'elle ajoute un utilisateur sans rien remplir, puis sans nom ni téléphone',
      then: 'prénom, adresse, rôle et fédération lui sont demandés, et seuls des rôles d’employés sont offerts',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users')
      await anne.click('button', 'Ajouter un utilisateur')
      const form = anne.within('dialog', 'Ajouter un utilisateur')
      await form.click('button', 'Enregistrer')
      for (const label of ['Prénom', 'Adresse e-mail', 'Rôle', 'Fédération']) await form.seesInvalid(label)
      expect((await form.choices('Rôle')).toSorted(french.compare)).toEqual([
        'Administrateur',
        'Administrateur de fédération',
        'Agent de terrain',
        'Gestionnaire des rôles',
        'Lecteur des statistiques',
      ])
      await form.fill('Prénom', 'Capucine')
      await form.fill('Adresse e-mail', 'capucine@example.org')
      await form.choose('Rôle', 'Lecteur des statistiques')
      await form.choose('Fédération', 'Fédération des chasseurs du Cher')
      await form.fill(/^Téléphone/, '06 39')
      await form.click('button', 'Enregistrer')
      await form.seesInvalid(/^Téléphone/)
      await form.fill(/^Téléphone/, '')
      await form.click('button', 'Enregistrer')
      await anne.seesText('Utilisateur ajouté. Un e-mail lui a été envoyé.')
      await anne.fill('Rechercher un utilisateur', 'capucine@')
      await listOf(anne).counts('row', 2)
      await listOf(anne).seesText('Lecteur des statistiques')
    },
  ),
  scenario(
    {
      says: ['users.edit', 'right.current-role'],
      given: 'une administratrice devant le compte d’une responsable de territoire',
      when: 'elle le modifie',
      then: 'le rôle de responsable, qu’elle ne pourrait pas donner, est gardé et ne peut pas être changé',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=giver@')
      await anne.click('button', 'Modifier Hélène Moreau')
      const form = anne.within('dialog', 'Modifier l’utilisateur')
      expect(await form.choices('Rôle')).toContain('Responsable de territoire')
      await form.seesDisabled('combobox', 'Rôle')
      await form.seesText('s’est inscrite elle-même : elle garde son rôle')
      await form.fill(/^Nom/, 'Morel')
      await form.click('button', 'Enregistrer')
      await anne.seesText('Modifications enregistrées')
      await listOf(anne).sees('button', 'Voir Hélène Morel')
      await listOf(anne).seesText('Responsable de territoire')
    },
  ),
  scenario(
    {
      says: ['users.edit'],
      given: 'deux administrateurs qui ouvrent le même compte pour le modifier',
      when: 'le premier change la commune et le nom, et le second le nom et le téléphone',
      then: 'le second voit les deux versions, reprend sa saisie, et rien de ce que le premier a changé d’autre n’est perdu',
    },
    async ({ as }) => {
      const [anne, denis] = [
        await as('admin', '/users?search=giver@'),
        await as('cher', '/users?search=giver@'),
      ]
      await anne.click('button', 'Modifier Hélène Moreau')
      await denis.click('button', 'Modifier Hélène Moreau')
      const [first, second] = [anne, denis].map((one) => one.within('dialog', 'Modifier l’utilisateur'))
      await first!.fill(/^Nom/, 'Morel')
      await first!.fill(/^Commune/, 'Vierzon')
      await anne.click('option', /^Vierzon/)
      await first!.click('button', 'Enregistrer')
      await anne.seesText('Modifications enregistrées')

      await second!.fill(/^Nom/, 'Morin')
      await second!.fill(/^Téléphone/, '06 39 98 12 34')
      await second!.click('button', 'Enregistrer')
      await second!.seesText('Ce compte a été modifié pendant votre saisie.')
      await second!.seesText(/Votre saisie\s: Morin/)
      await second!.seesText(/Enregistré maintenant\s: Morel/)
      await second!.seesText(/Enregistré maintenant\s: Vierzon/)
      await second!.click('button', 'Reprendre ma saisie')
      expect(await second!.value(/^Nom/)).toBe('Morin')
      expect(await second!.value(/^Commune/)).toMatch(/^Vierzon/)
      await second!.click('button', 'Enregistrer')
      await denis.seesText('Modifications enregistrées')
      await listOf(denis).click('button', 'Voir Hélène Morin')
      await denis.within('dialog', 'Hélène Morin').seesText('06 39 98 12 34')
      await denis.within('dialog', 'Hélène Morin').seesText(/Vierzon/)
    },
  ),
]
