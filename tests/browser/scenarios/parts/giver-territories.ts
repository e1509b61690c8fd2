import { expect } from 'vitest'
import { heleneAtHome, takeCity } from '../gestures.ts'
import { scenario, type World } from '../scenario.ts'

async function openTerritories(world: World) {
  const helene = await heleneAtHome(world)
  await helene.click('button', 'Territoires')
  return { helene, window: helene.within('dialog', 'Territoires de chasse') }
}

/** Spec §2 « Territories modal », §5. */
export const giverTerritories = [
  scenario(
    {
      says: [
        'giver.territories',
        'giver.main-territory',
        'giver.other-territories',
        'rule.main-city',
        'error.confirm-dialog',
      ],
      given: 'une responsable de quatre territoires, dont le principal est Bourges',
      when: 'elle en supprime un, se ravise, puis confirme',
      then: 'il n’est plus dans la liste, et le principal ne peut pas être supprimé',
    },
    async (world) => {
      const { helene, window } = await openTerritories(world)
      const list = window.within('list', 'Vos territoires')
      await list.counts('listitem', 4)
      await list.counts('button', 3, /^Supprimer /)
      expect((await list.texts('listitem')).filter((text) => text.includes('Territoire principal'))).toEqual([
        'Bourges (18000) Territoire principal',
      ])
      await list.doesNotSee('button', 'Supprimer Bourges (18000)')
      await list.click('button', 'Supprimer Vierzon (18100)')
      const question = helene.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', 'Annuler')
      await list.click('button', 'Supprimer Vierzon (18100)')
      await question.click('button', 'Valider')
      await list.counts('listitem', 3)
      await list.doesNotSee('button', 'Supprimer Vierzon (18100)')
    },
  ),
  scenario(
    {
      says: ['giver.territory-addition', 'error.no-city', 'rule.known-city'],
      given: 'une responsable de territoire qui cherche une commune',
      when: 'elle en cherche une qui n’existe pas, en ajoute une, puis encore la même',
      then: 'elle lit « Aucun résultat. », la voit dans sa liste, et la seconde fois rien n’est demandé au serveur',
    },
    async (world) => {
      const { helene, window } = await openTerritories(world)
      await window.click('button', 'Ajouter un territoire')
      const addition = window.within('region', 'Ajouter un territoire')
      expect(await addition.attribute('Commune à ajouter', 'placeholder')).toBe('Rechercher une ville...')
      await addition.sees('button', 'Annuler')
      await addition.fill('Commune à ajouter', 'Zzzzz')
      await addition.seesText('Aucun résultat.')
      await takeCity(addition, 'Commune à ajouter', 'Mehun', 'Mehun-sur-Yèvre (18500)')
      await addition.click('button', 'Ajouter')
      const list = window.within('list', 'Vos territoires')
      await list.sees('button', 'Supprimer Mehun-sur-Yèvre (18500)')
      const before = helene.writes.length
      await window.click('button', 'Ajouter un territoire')
      await takeCity(addition, 'Commune à ajouter', 'Mehun', 'Mehun-sur-Yèvre (18500)')
      await addition.click('button', 'Ajouter')
      await window.doesNotSee('region', 'Ajouter un territoire')
      await list.counts('button', 1, 'Supprimer Mehun-sur-Yèvre (18500)')
      expect(helene.writes.slice(before)).toEqual([])
    },
  ),
]
