import { expect } from 'vitest'
import { heleneAtHome } from '../gestures.ts'
import {
  DELEGATE,
  JULIE,
  LINK,
  openOffers,
  people,
  PLACE,
  planToday,
  promised,
  askInTurn,
} from '../offer-gestures.ts'
import { scenario } from '../scenario.ts'

/** Decisions 0035 and 0038: asked, confirmed, met. */
export const giverOffers = [
  scenario(
    {
      says: ['giver.contacts-view', 'route.receiver'],
      given: 'une chasse d’aujourd’hui',
      when: 'sa responsable propose aux deux premiers, dont l’un dit oui et l’autre non depuis le mail, sans se connecter',
      then: 'elle voit leurs réponses, obtient le numéro du premier, et ni l’un ni l’autre ne lit son nom',
    },
    async (world) => {
      await world.comes(0, '10:00')
      const helene = await heleneAtHome(world)
      const hunt = await planToday(helene)
      const offers = await openOffers(helene, hunt)
      await offers.choose('Nombre de personnes', '2')
      await askInTurn(helene, offers, 'Proposer aux 2 premiers')
      const asked = await people(offers, 2)
      expect(asked.map(({ state }) => state)).toEqual(['Réponse attendue', 'Réponse attendue'])
      const emails = await world.addresses(asked.map(({ name }) => name))
      const paths = await Promise.all(emails.map((email) => world.linkTo(email, LINK)))
      const [one, other] = [await world.visitor(paths[0]!), await world.visitor(paths[1]!)]
      await one.sees('heading', 'Une proposition pour vous')
      await one.doesNotSeeText('Hélène Moreau')
      await one.click('button', 'Oui, ça m’intéresse')
      await one.seesText('Vous êtes intéressé')
      await other.click('button', 'Non, pas cette fois')
      await other.seesText('Vous avez dit non')
      await offers.click('button', 'Fermer')
      const seen = await openOffers(helene, hunt)
      await seen.seesText('1 oui, 0 réponse attendue, 1 non')
      await seen.within('list', 'Propositions').sees('link', new RegExp(`^Appeler ${asked[0]!.name} au`))
      await seen.within('list', 'Propositions').doesNotSee('link', new RegExp(`^Appeler ${asked[1]!.name}`))
    },
  ),
  scenario(
    {
      says: ['giver.contacts-view', 'route.receiver'],
      given: 'un rendez-vous accepté à 18 heures',
      when: 'la particulière renonce le matin, depuis le lien du mail',
      then: 'elle lit ce que cela change avant de le faire, l’animal est libre, et la responsable est invitée à proposer à la personne suivante',
    },
    async (world) => {
      const { helene, hunt, offers } = await promised(world)
      const julie = await world.visitor(await world.linkTo(JULIE, LINK))
      await julie.click('button', 'J’ai lu et j’accepte le rendez-vous')
      await julie.seesText(PLACE)
      await julie.doesNotSeeText(DELEGATE)
      await julie.click('button', 'Finalement, je renonce')
      const question = julie.within('alertdialog', 'Renoncer à cette proposition ?')
      await question.seesText('L’animal qui vous attendait est libéré.')
      await question.click('button', 'Renoncer')
      await julie.seesText('Vous avez renoncé')
      await offers.click('button', 'Fermer')
      const seen = await openOffers(helene, hunt)
      await seen.seesText(/animaux sont à donner\./)
      expect(await people(seen, 1)).toEqual([{ name: 'Julie Fontaine', state: 'A renoncé' }])
      await askInTurn(helene, seen, 'Proposer à la personne suivante')
      const [next] = await people(seen, 2)
      expect(next).toEqual({ state: 'Réponse attendue', name: expect.not.stringMatching('Julie Fontaine') })
    },
  ),
]
