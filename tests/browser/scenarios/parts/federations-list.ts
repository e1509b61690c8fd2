import { expect } from 'vitest'
import { scenario } from '../scenario.ts'

const cher = 'Fédération des chasseurs du Cher'

/** Spec §2 « Federations list »: search, filter and order. */
export const federationsList = [
  scenario(
    {
      says: ['route.federations', 'right.all-federations'],
      given: 'les fédérations, dont une reste à initialiser',
      when: 'une administratrice les range par nombre de particuliers, montre celles à initialiser, cherche « cher », rouvre la même adresse et retire les filtres',
      then: 'la page dit qu’aucune ne convient, garde la recherche et l’état dans son adresse, puis montre les trois, toujours rangées',
    },
    async ({ as }) => {
      const anne = await as('admin', '/federations')
      const first = async () => (await anne.within('table', 'Fédérations').texts('rowheader'))[0]
      for (const top of ['23', '18']) {
        await anne.click('button', 'Particuliers')
        await expect.poll(first).toContain(top)
      }
      await anne.choose('Filtrer par état', 'À initialiser')
      await anne.seesText('1 fédération')
      await anne.doesNotSee('button', cher)
      await anne.fill('Rechercher une fédération', 'cher')
      await anne.seesText('Aucune fédération à initialiser ne correspond à « cher ».')
      const address = '/federations?search=cher&state=uninitialised&order=receivers_count&desc=1'
      await anne.isAt(address)
      await anne.open(address)
      await anne.seesText('Aucune fédération à initialiser ne correspond à « cher ».')
      await anne.click('button', 'Retirer les filtres')
      await anne.seesText('3 fédérations')
      await anne.isAt('/federations?order=receivers_count&desc=1')
      expect(await first()).toContain('18')
    },
  ),
]
