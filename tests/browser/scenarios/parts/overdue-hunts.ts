import { scenario } from '../scenario.ts'

const table = 'Comptes rendus attendus'
const cher = 'Fédération des chasseurs du Cher'

/** The hunts without a report, of all federations or of one (spec §6). */
export const overdueHunts = [
  scenario(
    {
      says: ['right.all-federations', 'right.own-federation'],
      given: 'des comptes rendus attendus dans le Cher, et aucun dans la Creuse',
      when: 'l’administratrice de toutes les fédérations choisit la Creuse, puis le Cher, et rouvre la même adresse',
      then: 'elle lit qu’aucun n’est attendu dans la Creuse, puis ceux du Cher ; qui ne voit qu’une fédération n’a rien à choisir',
    },
    async ({ as }) => {
      const anne = await as('admin', '/hunts/overdue')
      await anne.within('table', table).seesText(cher)
      await anne.choose('Filtrer par fédération', /^FDC23/)
      await anne.seesText('Aucun compte rendu de cette fédération n’est attendu.')
      await anne.isAt('/hunts/overdue?federation_id=3')
      await anne.choose('Filtrer par fédération', /^FDC18/)
      await anne.within('table', table).seesText(cher)
      await anne.isAt('/hunts/overdue?federation_id=1')
      await anne.open('/hunts/overdue?federation_id=1')
      await anne.seesValue('Filtrer par fédération', '1')
      await anne.within('table', table).seesText(cher)
      await anne.choose('Filtrer par fédération', 'Toutes les fédérations')
      await anne.isAt('/hunts/overdue')
      const denis = await as('cher', '/hunts/overdue')
      await denis.sees('table', table)
      await denis.doesNotSee('combobox', 'Filtrer par fédération')
    },
  ),
]
