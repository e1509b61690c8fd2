import { expect } from 'vitest'
import { cardTitle, confirm, dayText, heleneAtHome, inDays, numbers } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Giver home »: the hunts and what is done with them. */
export const giverHome = [
  scenario(
    {
      says: ['route.giver', 'giver.informed', 'giver.reminder', 'giver.reminder-close', 'state.hunt-warning'],
      given: 'une responsable de territoire dont deux chasses ont eu lieu hier et il y a quatre jours',
      when: 'elle ouvre son espace',
      then: 'une fenêtre lui rappelle ces deux chasses, et elles sont à informer sous « J’informe ma fédération »',
    },
    async ({ as }) => {
      const helene = await as('giver', '/giver')
      const reminder = helene.within('alertdialog', "Vous avez 2 chasse(s) en attente d'information !")
      await reminder.seesText("« J'informe ma fédération »")
      await reminder.seesText('même si aucune cession n’a été faite')
      await reminder.click('button', 'Fermer')
      await helene.doesNotSee('alertdialog', /en attente d.information/)
      await helene.sees('heading', 'Mon espace responsable de territoire')
      const section = helene.within('region', "J'informe ma fédération")
      await section.counts('button', 2, /^J.informe pour la chasse/)
      for (const days of [-1, -4]) await section.sees('heading', cardTitle(days))
      for (const action of ['Documents', 'Territoires', 'Prévoir une chasse'])
        await section.sees('button', action)
      await helene.within('region', 'Mes chasses à venir').doesNotSee('button', 'Documents')
    },
  ),
  scenario(
    {
      says: ['giver.planned', 'giver.finished', 'state.hunt'],
      given: 'une responsable de territoire qui a trois chasses à venir et quatorze passées',
      when: 'elle regarde ses chasses',
      then: 'les trois sont des fiches à modifier ou supprimer, et les passées une liste de dix puis quatre',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      const planned = helene.within('list', 'Chasses à venir')
      for (const days of [7, 16, 30]) await planned.sees('heading', cardTitle(days))
      for (const action of [/^Contacts de /, /^Modifier /, /^Supprimer /])
        await planned.counts('button', 3, action)
      await planned.counts('link', 3, /^Ajouter la chasse du .* à mon agenda$/)
      expect(await planned.target(/^Ajouter la chasse du /)).toMatch(/^data:text\/calendar/)
      const past = helene.within('list', 'Chasses passées')
      await past.counts('heading', 10)
      await past.sees('heading', cardTitle(-9))
      await past.doesNotSee('button', /^(Modifier|Supprimer) /)
      await helene.click('button', 'Page 2')
      await past.counts('heading', 4)
      await past.sees('heading', cardTitle(-309))
    },
  ),
  scenario(
    {
      says: [
        'giver.form',
        'rule.hunt-required',
        'rule.hunt-quantities',
        'error.hunt-saved',
        'right.hunts-write',
      ],
      given: 'une responsable de territoire qui peut prévoir des chasses',
      when: 'elle en prévoit une : son territoire principal et une date sont proposés, elle efface la date, puis en choisit une autre, et un autre territoire, pour neuf et dix sangliers au choix',
      then: 'la date lui est demandée, puis la chasse est enregistrée et paraît parmi celles à venir',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', 'Prévoir une chasse')
      const form = helene.within('dialog', 'Prévoir une chasse')
      expect(await form.choices('Sanglier')).toEqual([...numbers(0, 9), '10+'])
      await form.seesText('Bourges (18000)')
      await form.fill('Date', '')
      await form.click('button', 'Enregistrer')
      await form.seesText('Choisissez une date.')
      await form.seesText('Impossible d’enregistrer cette chasse.')
      await form.fill('Date', inDays(21))
      await form.choose('Territoire', 'Vierzon (18100)')
      await form.choose('Sanglier', '10+')
      await form.click('button', 'Enregistrer')
      await helene.seesText('La chasse a été enregistrée.')
      await helene.within('dialog', 'Votre chasse est prévue').click('button', 'Fermer')
      const planned = helene.within('list', 'Chasses à venir')
      await planned.sees('heading', cardTitle(21))
      await planned.counts('heading', 4)
    },
  ),
  scenario(
    {
      says: ['rule.hunt-territory', 'error.hunt-saved'],
      given: 'une chasse à venir',
      when: 'sa responsable la modifie',
      then: 'la date change, et le territoire ne peut pas être changé',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', `Modifier la chasse du ${dayText(7)} à Bourges`)
      const form = helene.within('dialog', 'Modifier la chasse')
      await form.seesDisabled('combobox', 'Territoire')
      await form.fill('Date', inDays(8))
      await form.click('button', 'Enregistrer et prévenir')
      await helene.seesText('La chasse a été enregistrée.')
      const planned = helene.within('list', 'Chasses à venir')
      await planned.sees('heading', cardTitle(8))
      await planned.doesNotSee('heading', cardTitle(7))
    },
  ),
  scenario(
    {
      says: ['state.hunt', 'error.hunt-deleted'],
      given: 'trois chasses à venir',
      when: 'leur responsable en supprime une et confirme',
      then: 'elle lit que la chasse a été supprimée, et n’en voit plus que deux',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', `Supprimer la chasse du ${dayText(7)} à Bourges`)
      await confirm(helene, 'Supprimer')
      await helene.seesText('La chasse a été supprimée.')
      const planned = helene.within('list', 'Chasses à venir')
      await planned.counts('heading', 2)
      await planned.doesNotSee('heading', cardTitle(7))
    },
  ),
  scenario(
    {
      says: ['giver.form', 'right.hunts-write', 'right.hunt-form'],
      given: 'une responsable de territoire dont le rôle n’a plus la permission de prévoir des chasses',
      when: 'elle ouvre son espace',
      then: 'elle ne peut ni prévoir, ni modifier, ni supprimer une chasse, ni gérer ses territoires',
    },
    async (world) => {
      await world.withdraw('hunts.self.write')
      const helene = await heleneAtHome(world)
      await helene.within('list', 'Chasses à venir').counts('heading', 3)
      await helene.sees('button', 'Documents')
      for (const action of [
        'Prévoir une chasse',
        'Territoires',
        /^Modifier la chasse/,
        /^Supprimer la chasse/,
      ])
        await helene.doesNotSee('button', action)
    },
  ),
  scenario(
    {
      says: ['giver.documents', 'giver.actions'],
      given: 'une responsable de territoire dans son espace',
      when: 'elle ouvre « Documents »',
      then: 'elle peut ouvrir trois fichiers PDF : deux sur la trichine, et le certificat de cession',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', 'Documents')
      const documents = helene.within('dialog', 'Documents')
      await documents.counts('link', 3, /\(PDF\)$/)
      await documents.counts('link', 2, /trichin/i)
      await documents.counts('link', 1, /cession/i)
      for (const name of await documents.texts('link'))
        expect(await world.mediaType((await documents.target(name)) ?? '')).toBe('application/pdf')
    },
  ),
]
