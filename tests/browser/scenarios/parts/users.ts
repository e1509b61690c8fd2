import { expect } from 'vitest'
import type { Reader } from '../device.ts'
import { confirm } from '../gestures.ts'
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
      const names = (await list.texts('rowheader')).map((text) => text.split(' ')[0]!)
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
      says: ['users.detail', 'users.block', 'state.user', 'state.user-ended', 'error.user-blocked'],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle la bloque et confirme',
      then: 'ce compte est bloqué, et ne peut plus être modifié, bloqué, anonymisé, ni recevoir un lien',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      for (const text of ['receiver@example.org', '06 39 98 10 05', 'Saint-Doulchard (18230)', 'Actif'])
        await detail.seesText(text)
      await detail.click('button', 'Bloquer')
      await confirm(anne, 'Bloquer')
      await anne.seesText("L'utilisateur a été bloqué.")
      await detail.seesText('Bloqué')
      for (const command of [/^Modifier/, 'Bloquer', 'Anonymiser', 'Lien de connexion'])
        await detail.doesNotSee('button', command)
      await detail.click('button', 'Fermer')
      await listOf(anne).seesText('Bloqué')
      const julie = await as('receiver', '/receiver')
      await julie.isAt('/login?previous_url=%2Freceiver')
    },
  ),
  scenario(
    {
      says: [
        'users.anonymise',
        'state.user',
        'state.user-ended',
        'error.user-anonymised',
        'right.users-write',
      ],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle l’anonymise et confirme',
      then: 'son nom et son adresse ont disparu, et plus rien ne peut être fait de ce compte',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').click('button', 'Anonymiser')
      await confirm(anne, 'Anonymiser')
      await anne.seesText("L'utilisateur a été anonymisé.")
      await anne.doesNotSeeText('receiver@example.org')
      await anne.sees('dialog', /./)
      for (const command of [/^Modifier/, 'Bloquer', 'Anonymiser', 'Lien de connexion'])
        await anne.within('dialog', /./).doesNotSee('button', command)
      await anne.open('/users?search=receiver@')
      await anne.seesText('Aucun résultat.')
    },
  ),
  scenario(
    {
      says: ['users.token', 'right.token'],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle demande un lien de connexion et l’ouvre sur un autre appareil',
      then: 'cet appareil est dans l’espace de la particulière',
    },
    async ({ as, visitor }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').click('button', 'Lien de connexion')
      const window = anne.within('dialog', 'Lien de connexion')
      await window.click('button', 'Obtenir un lien')
      await window.sees('textbox', 'Lien de connexion')
      const link = await window.value('Lien de connexion')
      const julie = await visitor(link)
      await julie.click('button', /connecter|session/i)
      await julie.sees('heading', 'Mon espace particulier')
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
      await anne.seesText('Modifications enregistrées')
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
      await form.seesText(/s’est inscrite elle-même : elle garde son rôle/)
      await form.fill(/^Nom/, 'Morel')
      await form.click('button', 'Enregistrer')
      await anne.seesText('Modifications enregistrées')
      await listOf(anne).sees('button', 'Voir Hélène Morel')
      await listOf(anne).seesText('Responsable de territoire')
    },
  ),
  scenario(
    {
      says: ['state.gdpr-admin', 'state.gdpr', 'right.gdpr', 'error.saved-singular'],
      given: 'une particulière qui n’a pas choisi ce qui est fait de ses données',
      when: 'une administratrice note son refus, puis son accord',
      then: 'l’un puis l’autre se lit dans le détail, et « pas encore choisi » n’est jamais offert',
    },
    async (world) => {
      await world.owesChoice('receiver')
      const anne = await world.as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      await detail.click('button', 'Choix RGPD')
      const window = anne.within('dialog', 'Choix RGPD')
      await window.counts('button', 2, /^Noter/)
      await window.click('button', 'Noter le refus')
      await anne.seesText('Modification enregistrée.')
      await detail.seesText('Refusé')
      await detail.click('button', 'Choix RGPD')
      await window.counts('button', 1, /^Noter/)
      await window.click('button', 'Noter l’accord')
      await detail.seesText('Accepté')
    },
  ),
]
