import { expect } from 'vitest'
import { heleneAtHome } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §6. */
export const rights = [
  scenario(
    {
      says: ['right.own-federation', 'right.all-federations'],
      given: 'un administrateur de la fédération du Cher, et une de toutes les fédérations',
      when: 'ils ouvrent les utilisateurs et les fédérations',
      then: 'lui ne voit que la sienne et les siens, elle voit les trois et tout le monde',
    },
    async ({ as }) => {
      const denis = await as('cher', '/federations')
      await denis.sees('article', 'Fédération des chasseurs du Cher')
      await denis.counts('article', 1)
      const anne = await as('admin', '/federations')
      await anne.sees('button', 'Fédération des chasseurs de l’Indre')
      await anne.seesText('3 fédérations')
      const totals = []
      for (const somebody of [denis, anne]) {
        await somebody.open('/users')
        await somebody.seesText(/^\d+ utilisateurs$/)
        const [line = ''] = (await somebody.texts('status')).filter((text) => /utilisateurs/.test(text))
        totals.push(Number.parseInt(line, 10))
      }
      expect(totals[0]).toBeLessThan(totals[1]!)
      expect(totals[1]).toBe(669)
    },
  ),
  scenario(
    {
      says: ['right.users-write', 'right.validation-column'],
      given: 'une administratrice qui n’a plus la permission de modifier les utilisateurs',
      when: 'elle ouvre leur liste, le détail de l’un et les comptes à valider',
      then: 'elle ne peut ni ajouter, ni modifier, ni anonymiser, et la liste à valider n’a pas d’actions',
    },
    async (world) => {
      await world.withdraw('users.write')
      const anne = await world.as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      await detail.sees('button', 'Bloquer')
      await detail.doesNotSee('button', 'Anonymiser')
      await detail.click('button', 'Fermer')
      await anne.doesNotSee('button', /^(Ajouter un utilisateur|Modifier)/)
      await anne.open('/users/givers/validation')
      await anne.within('table', /^Comptes chasseurs/).counts('row', 10)
      await anne.doesNotSee('button', /^(Valider|Bannir) /)
    },
  ),
  scenario(
    {
      says: ['right.block', 'right.token', 'right.gdpr'],
      given: 'une administratrice à qui manque tour à tour une permission',
      when: 'elle ouvre le détail d’une particulière',
      then: 'il lui manque à chaque fois un bouton de plus : bloquer, lien de connexion, choix RGPD',
    },
    async (world) => {
      const gone: string[] = []
      for (const [permission, command] of [
        ['users.write.block', 'Bloquer'],
        ['users.write.token', 'Lien de connexion'],
        ['users.write.gdpr', 'Choix RGPD'],
      ] as const) {
        const anne = await world.as('admin', '/users?search=receiver@')
        await anne.click('button', 'Voir Julie Fontaine')
        const detail = anne.within('dialog', 'Julie Fontaine')
        await detail.sees('button', command)
        for (const name of gone) await detail.doesNotSee('button', name)
        await world.withdraw(permission)
        gone.push(command)
      }
      const anne = await world.as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').sees('button', 'Anonymiser')
      for (const name of gone) await anne.within('dialog', 'Julie Fontaine').doesNotSee('button', name)
    },
  ),
  scenario(
    {
      says: ['right.federations-view', 'right.federations-write'],
      given: 'une administratrice qui n’a plus les permissions des fédérations',
      when: 'elle ajoute un utilisateur',
      then: 'le formulaire ne lui demande pas de fédération, et elle n’a plus de page des fédérations',
    },
    async (world) => {
      await world.withdraw('federations.write')
      const anne = await world.as('admin', '/federations')
      await anne.seesText('3 fédérations')
      await anne.doesNotSee('button', /^(Ajouter|Modifier|Initialiser|Supprimer) /)
      await world.withdraw('federations.import')
      await anne.open('/federations')
      await anne.seesText('3 fédérations')
      await anne.doesNotSee('button', /^Importer /)
      await world.withdraw('federations.view')
      await anne.open('/users')
      await anne.doesNotSee('link', 'Fédérations')
      await anne.click('button', 'Ajouter un utilisateur')
      const form = anne.within('dialog', 'Ajouter un utilisateur')
      await form.sees('combobox', 'Rôle')
      await form.doesNotSee('combobox', 'Fédération')
    },
  ),
  scenario(
    {
      says: ['right.roles-view', 'right.roles-write'],
      given: 'une administratrice à qui l’on retire d’abord de modifier les rôles, puis de les voir',
      when: 'elle ouvre leur page',
      then: 'elle peut d’abord les lire seulement, puis n’en a plus la page',
    },
    async (world) => {
      await world.withdraw('roles.write')
      const anne = await world.as('admin', '/roles')
      await anne.within('table', 'Rôles').counts('row', 8)
      await anne.doesNotSee('button', /^(Ajouter|Modifier|Supprimer) /)
      await anne.click('button', 'Permissions du rôle Lecteur des statistiques')
      await anne.within('dialog', /^Permissions/).doesNotSee('button', 'Enregistrer')
      await world.withdraw('roles.view')
      await anne.open('/users')
      await anne.sees('link', 'Utilisateurs')
      await anne.doesNotSee('link', 'Rôles')
    },
  ),
  scenario(
    {
      says: ['right.giver-only'],
      given: 'une administratrice qui a toutes les permissions, et une particulière',
      when: 'elles ouvrent l’adresse de l’espace des responsables de territoire',
      then: 'elles n’y voient ni chasse, ni contact, ni déclaration de dons',
    },
    async (world) => {
      await heleneAtHome(world)
      for (const who of ['admin', 'receiver'] as const) {
        const somebody = await world.as(who, '/giver')
        await somebody.sees('heading', /./)
        await somebody.doesNotSee('heading', 'Mes chasses à venir')
        await somebody.doesNotSee('button', /^(Contacts de|J.informe)/)
      }
    },
  ),
  scenario(
    {
      says: ['right.back-office-roles', 'route.users'],
      given: 'une gestionnaire des rôles et un lecteur des statistiques',
      when: 'ils arrivent dans l’application',
      then: 'chacun est mené à la page de son rôle et n’a que celle-là dans son menu',
    },
    async ({ as }) => {
      for (const [who, label, path] of [
        ['roles', 'Rôles', '/roles'],
        ['stats', 'Statistiques', '/statistics'],
      ] as const) {
        const somebody = await as(who, '/')
        await somebody.isAt(path)
        const menu = somebody.within('navigation', 'Navigation principale')
        await menu.reads('link', [label, 'Mon compte'])
      }
    },
  ),
]
