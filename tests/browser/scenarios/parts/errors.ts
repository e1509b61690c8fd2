import { scenario } from '../scenario.ts'

const count = /\/receivers\/self\/contact\/count$/

/** Spec §8. */
export const errors = [
  scenario(
    {
      says: ['error.handler', 'error.modal', 'error.api'],
      given: 'un serveur en panne',
      when: 'une particulière ouvre son espace',
      then: 'une fenêtre « Erreur » dit la source, le statut, le message et les détails, et se ferme',
    },
    async ({ as }) => {
      const julie = await as('receiver')
      await julie.breaks(count, 503, { message: 'Le service se repose.', reason: 'nuit' })
      await julie.open('/receiver')
      const modal = julie.within('alertdialog', 'Erreur')
      for (const text of ['API', '503', 'Service Unavailable', 'Le service se repose.', '"reason": "nuit"'])
        await modal.seesText(text)
      await modal.click('button', 'Fermer')
      await julie.doesNotSee('alertdialog', 'Erreur')
      await julie.sees('heading', 'Mon espace particulier')
    },
  ),
  scenario(
    {
      says: ['error.handler', 'error.php'],
      given: 'un serveur qui répond par une exception',
      when: 'une particulière ouvre son espace',
      then: 'la fenêtre « Erreur » dit la source PHP, l’exception, le fichier et la ligne',
    },
    async ({ as }) => {
      const julie = await as('receiver')
      await julie.breaks(count, 500, {
        message: 'Undefined index',
        exception: 'ErrorException',
        file: '/srv/Receiver.php',
        line: 42,
      })
      await julie.open('/receiver')
      const modal = julie.within('alertdialog', 'Erreur')
      for (const text of ['PHP', 'Undefined index', 'ErrorException', '/srv/Receiver.php', '42'])
        await modal.seesText(text)
    },
  ),
  scenario(
    {
      says: ['error.text'],
      given: 'un serveur dont la réponse n’a pas de sens',
      when: 'une particulière ouvre son espace',
      then: 'la fenêtre « Erreur » le dit en une phrase, sans détails',
    },
    async ({ as }) => {
      const julie = await as('receiver')
      await julie.breaks(count, 200, 'bonjour')
      await julie.open('/receiver')
      const modal = julie.within('alertdialog', 'Erreur')
      await modal.seesText('La réponse du serveur est illisible.')
      await modal.doesNotSeeText('Source')
    },
  ),
  scenario(
    {
      says: ['error.aborted'],
      given: 'une administratrice dont la liste des utilisateurs tarde',
      when: 'elle part vers les rôles, ce qui abandonne la demande',
      then: 'aucune erreur n’est montrée',
    },
    async ({ as }) => {
      const anne = await as('admin')
      await anne.holds(/\/api\/v1\/users$/)
      await anne.open('/users')
      await anne.seesText('Lecture des utilisateurs…')
      await anne.click('link', 'Rôles')
      await anne.sees('table', 'Rôles')
      await anne.doesNotSee('alertdialog', 'Erreur')
    },
  ),
  scenario(
    {
      says: ['error.city-search'],
      given: 'un serveur qui ne trouve plus les communes',
      when: 'une particulière cherche la sienne',
      then: 'aucune commune n’est proposée, et aucune erreur n’est montrée',
    },
    async ({ as }) => {
      const julie = await as('receiver')
      await julie.breaks(/\/api\/v1\/cities$/, 500, { message: 'Server Error' })
      await julie.open('/account')
      await julie.click('button', 'Modifier mes informations')
      const form = julie.within('dialog', 'Modifier mes informations')
      await form.fill('Commune', 'Mehun')
      await form.seesText('Aucun résultat.')
      await julie.doesNotSee('option', /./)
      await julie.doesNotSee('alertdialog', 'Erreur')
    },
  ),
]
