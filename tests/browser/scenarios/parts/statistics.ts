import { expect } from 'vitest'
import { seasonDays, seasonOf } from '../../../../contract/seasons.ts'
import { today } from '../../../world/today.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Statistics ». */
export const statistics = [
  scenario(
    {
      says: ['route.statistics', 'statistics.list'],
      given: 'un lecteur des statistiques',
      when: 'il ouvre leur page, puis l’une d’elles',
      then: 'elles sont listées, et l’adresse de celle qu’il lit porte son code',
    },
    async ({ as }) => {
      const olivier = await as('stats', '/statistics')
      const list = olivier.within('list', 'Statistiques')
      await list.counts('link', 14)
      await list.click('link', 'Cessions par gibier')
      await olivier.sees('heading', 'Cessions par gibier')
      await olivier.isAt('/statistics/donations_by_type')
    },
  ),
  scenario(
    {
      says: ['statistics.forms', 'statistics.charts'],
      given: 'les cessions par gibier',
      when: 'un lecteur des statistiques les filtre par gibier, puis les demande en Excel',
      then: 'le tableau n’a plus que ce gibier, il voit un camembert, et reçoit un fichier',
    },
    async ({ as }) => {
      const olivier = await as('stats', '/statistics/donations_by_type')
      const list = olivier.within('table', 'Cessions par gibier')
      await list.sees('rowheader', 'Sanglier')
      await list.sees('rowheader', 'Chevreuil')
      await olivier.sees('heading', 'Animaux cédés par gibier')
      await olivier.within('group', 'Filtres').choose('Gibier', 'Chevreuil')
      await list.doesNotSee('rowheader', 'Sanglier')
      await list.counts('row', 2)
      await olivier.click('button', 'Exporter en Excel')
      expect(await olivier.downloads('link', 'Télécharger le fichier Excel')).toMatch(
        /^venaison-cessions-par-gibier-\d{4}-\d{2}-\d{2}\.xlsx$/,
      )
    },
  ),
  scenario(
    {
      says: ['statistics.charts'],
      given: 'les cessions au fil du temps et la carte',
      when: 'un lecteur des statistiques demande les premières par semaine, puis par année',
      then: 'il y a plus de lignes par semaine que par année, et la carte est celle de la France',
    },
    async ({ as }) => {
      const olivier = await as('stats', '/statistics/donations_over_time')
      const filters = olivier.within('group', 'Filtres')
      const list = olivier.within('table', 'Cessions au fil du temps')
      await list.sees('row', /./)
      expect((await filters.choices('Par')).toSorted()).toEqual(['Année', 'Mois', 'Semaine'])
      await filters.choose('Par', 'Année')
      await expect.poll(async () => (await list.texts('rowheader')).length).toBeLessThanOrEqual(2)
      await filters.choose('Par', 'Semaine')
      await expect.poll(async () => (await list.texts('rowheader')).length).toBeGreaterThan(12)
      await olivier.open('/statistics/coverage')
      const map = olivier.within('region', 'Carte')
      await map.sees('combobox', 'Montrer')
      await map.choose('Aller à un département', /^18 Cher$/)
      await map.choose('Aller à un département', 'Toute la France')
    },
  ),
  scenario(
    {
      says: ['statistics.forms'],
      given: 'les chasses prévues, informées et en retard',
      when: 'un administrateur choisit « Cette saison », puis une autre statistique, et revient à la liste',
      then: 'la période l’accompagne, et ce qui est en attente le mène aux comptes rendus attendus',
    },
    async ({ as }) => {
      const agnes = await as('admin', '/statistics/hunts')
      const period = new URLSearchParams(seasonDays(seasonOf(today)))
      await agnes.within('group', 'Période').click('button', 'Cette saison')
      await agnes.isAt(`/statistics/hunts?${period}`)
      await agnes.within('navigation', 'Autres statistiques').click('link', 'Cessions par gibier')
      await agnes.sees('heading', 'Cessions par gibier')
      await agnes.isAt(`/statistics/donations_by_type?${period}`)
      await agnes.click('link', 'Toutes les statistiques')
      await agnes.within('list', 'Statistiques').click('link', 'Chasses prévues, informées et en retard')
      await agnes.isAt(`/statistics/hunts?${period}`)
      await agnes.click('link', 'Voir les comptes rendus attendus')
      await agnes.isAt(`/hunts/overdue?${period}`)
      await agnes.seesText('Vous ne voyez qu’une partie de la liste')
      await agnes.click('link', 'Voir tous les comptes rendus attendus')
      await agnes.isAt('/hunts/overdue')
    },
  ),
]
