import { expect } from 'vitest'
import { confirm } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const agreement = 'J’ai lu et j’accepte les conditions d’utilisation'

/** Spec §2 « Terms of use » and « Giver waiting page », §4 « Giver validation_type ». */
export const signIn = [
  scenario(
    {
      says: ['route.terms', 'terms.previous', 'terms.return', 'terms.versions', 'terms.tick'],
      given: 'une responsable de territoire et une particulière qui n’ont pas accepté les conditions',
      when: 'elles ouvrent leur espace, lisent les conditions et les acceptent',
      then: 'chacune lit celles de son rôle, ne continue qu’une fois la case cochée, et revient à son espace',
    },
    async (world) => {
      for (const [who, version] of [
        ['giver', '22/09/2025'],
        ['receiver', '01/09/2024'],
      ] as const) {
        await world.owesTerms(who)
        const somebody = await world.as(who, `/${who}`)
        await somebody.isAt(`/terms-of-service?previous_url=%2F${who}`)
        await somebody.seesText(`Version du ${version}`)
        await somebody.seesDisabled('button', 'Continuer')
        await somebody.check(agreement)
        await somebody.click('button', 'Continuer')
        await somebody.isAt(`/${who}`)
      }
    },
  ),
  scenario(
    {
      says: ['route.waiting', 'waiting.awaiting', 'waiting.delay', 'right.held'],
      given: 'un responsable de territoire que sa fédération n’a pas encore validé',
      when: 'il ouvre son espace',
      then: 'il lit que son compte attend, et quand s’adresser à sa fédération',
    },
    async ({ as }) => {
      const michel = await as('waiting', '/giver')
      await michel.isAt('/giver/waiting_validation')
      await michel.sees('heading', 'Votre compte est en attente de validation')
      await michel.seesText('Il doit être validé par votre fédération')
      await michel.seesText('Sans réponse sous 48 heures ouvrées, contactez-la.')
      await michel.doesNotSee('heading', 'Mes chasses à venir')
    },
  ),
  scenario(
    {
      says: ['route.waiting', 'waiting.refused', 'right.held'],
      given: 'un responsable de territoire que sa fédération a refusé',
      when: 'il ouvre son espace',
      then: 'il lit que son inscription a été refusée, pourquoi, et comment joindre sa fédération',
    },
    async ({ as }) => {
      const serge = await as('banned', '/giver')
      await serge.isAt('/giver/waiting_validation')
      await serge.sees('heading', 'Votre inscription a été refusée')
      await serge.within('region', 'Raison donnée par votre fédération').seesText(/Ce NIT ne figure pas/)
      await serge.within('region', 'Joindre votre fédération').sees('link', '06 39 98 00 18')
      await serge.doesNotSeeText(/Rappeler après réception/)
      await serge.seesText(/a refusé votre compte chasseur le \S+\. Contactez-la/)
    },
  ),
  scenario(
    {
      says: ['waiting.redirect', 'state.giver-access'],
      given: 'une responsable de territoire validée d’office et un autre par sa fédération',
      when: 'ils ouvrent la page d’attente',
      then: 'ils sont menés à leur espace',
    },
    async ({ as }) => {
      for (const who of ['giver', 'louvetier'] as const) {
        const somebody = await as(who, '/giver/waiting_validation')
        await somebody.isAt('/giver')
      }
    },
  ),
  scenario(
    {
      says: [
        'route.validation',
        'validation.list',
        'validation.decisions',
        'state.giver-validation',
        'state.giver-decision',
        'state.giver-access',
        'error.giver-decided',
        'error.no-past',
        'giver.finished',
      ],
      given: 'un responsable de territoire en attente parmi d’autres',
      when: 'une administratrice le valide',
      then: 'il n’est plus dans la liste, et entre dans son espace, encore sans chasse',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users/givers/validation')
      const list = anne.within('table', 'Comptes chasseurs en attente de validation')
      await list.counts('row', 10)
      await list.click('button', 'Valider Michel Faure')
      await confirm(anne)
      await anne.seesText('Le compte a été validé.')
      await list.counts('row', 9)
      await list.doesNotSee('button', 'Valider Michel Faure')
      const michel = await as('waiting', '/giver')
      await michel.isAt('/giver')
      await michel.seesText('Aucune chasse passée.')
    },
  ),
  scenario(
    {
      says: ['validation.decisions', 'validation.empty', 'error.no-waiting', 'error.giver-decided'],
      given: 'neuf responsables de territoire en attente',
      when: 'une administratrice les bannit tous',
      then: 'elle lit qu’il ne reste aucun compte, et l’un d’eux que son inscription a été refusée',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users/givers/validation')
      const list = anne.within('table', 'Comptes chasseurs en attente de validation')
      await list.counts('row', 10)
      // What is found in the members' base follows the first name and the last name.
      const names = (await list.texts('rowheader')).map((text) => text.split(' ').slice(0, 2).join(' '))
      for (const name of names) {
        await list.click('button', `Bannir ${name}`)
        await confirm(anne, 'Bannir')
        await anne.seesText('Le compte a été banni.')
        await list.doesNotSee('button', `Bannir ${name}`)
      }
      expect(names).toHaveLength(9)
      await anne.seesText('Aucun compte chasseur en attente de validation.')
      const michel = await as('waiting', '/giver')
      await michel.sees('heading', 'Votre inscription a été refusée')
    },
  ),
]
