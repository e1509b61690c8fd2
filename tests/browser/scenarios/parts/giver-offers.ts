import { expect } from 'vitest'
import { dayText, heleneAtHome } from '../gestures.ts'
import {
  ask,
  atOffers,
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
      says: ['giver.contacts-view', 'giver.donation-mode', 'route.receiver'],
      given: 'une particulière qui a dit oui, et un sanglier noté',
      when: 'la responsable le lui promet, avec un rendez-vous que tient une amie, puis le dit remis',
      then: 'la particulière ne lit le lieu exact et le contact qu’après avoir accepté, l’ajoute à son agenda, et le compte rendu s’ouvre rempli',
    },
    async (world) => {
      const { helene, hunt, julie, offers } = await promised(world)
      const before = await atOffers(julie)
      await before.seesText('Rendez-vous à accepter')
      await before.seesText('de 18 h à 18 h 30, à Bourges.')
      await before.doesNotSeeText(PLACE)
      await before.doesNotSeeText(DELEGATE)
      await before.click('button', 'J’ai lu et j’accepte le rendez-vous')
      await before.seesText(PLACE)
      await before.seesText(`Sur place : ${DELEGATE}`)
      await before.sees('link', `Appeler ${DELEGATE} au 06 39 98 00 77`)
      expect(await julie.downloads('link', 'Ajouter à mon agenda')).toBe('rendez-vous.ics')
      await offers.click('button', 'Fermer')
      const met = await openOffers(helene, hunt)
      await met.click('button', 'Remis à Julie Fontaine')
      const question = helene.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.seesText('71 °C au moins')
      await question.seesText('Règle sanitaire à connaître (Note de la fédération sur la trichine')
      await question.click('button', 'Message transmis : remettre')
      await met.within('list', 'Propositions').seesText(/^Remis$/)
      await met.click('button', 'Fermer')
      await helene.click('button', `Animaux de ${hunt}`)
      await helene.within('list', 'Animaux notés').seesText('Remis à Julie Fontaine')
      await world.comes(1, '09:00')
      const morning = await heleneAtHome(world)
      await morning.click('button', `J'informe pour ${hunt}`)
      const report = morning.within('dialog', 'Qui a reçu quoi ?')
      await report.seesText('Rempli d’après les remises notées')
      await report.click('button', 'Enregistrer')
      const told = await morning.sends('POST', /^\/api\/v1\/hunts\/self\/\d+\/donations$/, () =>
        morning.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer'),
      )
      expect(told).toMatchObject({ quantities: [1], specimen_type_ids: [1] })
    },
  ),
  scenario(
    {
      says: ['route.receiver'],
      given: 'un rendez-vous accepté',
      when: 'sa journée est passée',
      then: 'la particulière ne lit plus qui l’attendait sur place',
    },
    async (world) => {
      const { julie } = await promised(world)
      const card = await atOffers(julie)
      await card.click('button', 'J’ai lu et j’accepte le rendez-vous')
      await card.seesText(`Sur place : ${DELEGATE}`)
      await world.comes(0, '23:00')
      await (await atOffers(julie)).seesText(PLACE)
      await world.comes(1, '00:30')
      const late = await atOffers(julie)
      await late.seesText('Rendez-vous accepté')
      await late.doesNotSeeText(DELEGATE)
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
  scenario(
    {
      says: ['giver.contacts-view', 'route.receiver'],
      given: 'un rendez-vous accepté à 18 heures',
      when: 'la particulière renonce à 17 h 30',
      then: 'il est écrit des deux côtés qu’elle a renoncé peu avant',
    },
    async (world) => {
      const { helene, hunt, julie, offers } = await promised(world)
      await (await atOffers(julie)).click('button', 'J’ai lu et j’accepte le rendez-vous')
      await julie.seesText(PLACE)
      await world.comes(0, '17:30')
      await (await atOffers(julie)).click('button', 'Finalement, je renonce')
      await julie.within('alertdialog', 'Renoncer à cette proposition ?').click('button', 'Renoncer')
      await julie.seesText('Vous avez renoncé peu avant')
      await offers.click('button', 'Fermer')
      const seen = await openOffers(helene, hunt)
      expect(await people(seen, 1)).toEqual([{ name: 'Julie Fontaine', state: 'A renoncé peu avant' }])
    },
  ),
  scenario(
    {
      says: ['giver.contacts-view'],
      given: 'un rendez-vous accepté où personne n’est venu',
      when: 'la responsable le dit une fois l’heure passée',
      then: 'elle ne le pouvait pas avant, et l’animal peut être remis à quelqu’un d’autre',
    },
    async (world) => {
      const { helene, hunt, julie, offers } = await promised(world)
      await (await atOffers(julie)).click('button', 'J’ai lu et j’accepte le rendez-vous')
      await julie.seesText(`Sur place : ${DELEGATE}`)
      await offers.click('button', 'Fermer')
      const before = await openOffers(helene, hunt)
      await before.sees('button', 'Remis à Julie Fontaine')
      await before.doesNotSee('button', 'Absence de Julie Fontaine')
      await before.click('button', 'Fermer')
      await world.comes(0, '18:31')
      const after = await openOffers(helene, hunt)
      await after.click('button', 'Absence de Julie Fontaine')
      await helene.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Noter l’absence')
      await after.within('list', 'Propositions').seesText('Absence notée')
      await after.seesText(/animaux sont à donner\./)
      await after.click('button', 'Fermer')
      await helene.click('button', `Animaux de ${hunt}`)
      await helene.within('list', 'Animaux notés').seesText('À remettre')
      await (await atOffers(julie)).seesText('Absence notée')
    },
  ),
  scenario(
    {
      says: ['route.receiver'],
      given: 'une proposition ouverte sur le téléphone de deux personnes',
      when: 'l’une répond oui une fois son temps passé, par le lien',
      then: 'il lui est dit que rien n’a changé, et la responsable lit « Sans réponse »',
    },
    async (world) => {
      await world.forgetsOffers('receiver')
      await world.comes(0, '05:00')
      const helene = await heleneAtHome(world)
      const hunt = await planToday(helene)
      const offers = await openOffers(helene, hunt)
      await ask(helene, offers, 'Julie Fontaine')
      const julie = await world.visitor(await world.linkTo(JULIE, LINK))
      await julie.sees('button', 'Oui, ça m’intéresse')
      await world.comes(1, '08:30')
      await julie.click('button', 'Oui, ça m’intéresse')
      await julie.seesText('Le temps pour répondre est passé et rien n’a changé.')
      await julie.seesText('Sans réponse à temps')
      await offers.click('button', 'Fermer')
      await (await openOffers(helene, hunt)).within('list', 'Propositions').seesText('Sans réponse')
    },
  ),
  scenario(
    {
      says: ['giver.donation-mode'],
      given: 'une règle sanitaire de la fédération qui informe, sans rien interdire',
      when: 'la responsable ouvre un sanglier d’une chasse, puis le remet',
      then: 'elle lit de quel texte il s’agit, et le message des 71 °C, qu’elle dit avoir transmis',
    },
    async (world) => {
      const helene = await heleneAtHome(world)
      await helene.click('button', new RegExp(`^Animaux de la chasse du ${dayText(-1)} `))
      await helene.click('button', 'Ouvrir Sanglier SA 0451')
      const sheet = helene.within('dialog', 'Sanglier SA 0451')
      const rule = 'Règle sanitaire à connaître (Note de la fédération sur la trichine'
      await sheet.seesText(rule)
      await sheet.click('button', 'Remettre à…')
      const list = helene.within('list', 'Qui a reçu cet animal ?')
      const [first = ''] = await list.severalTexts('button', 1)
      await list.click('button', first)
      const question = helene.within('alertdialog', /^Remis à /)
      await question.seesText(rule)
      await question.seesText('71 °C au moins')
      const sent = await helene.sends('PUT', /hand_over$/, () =>
        question.click('button', 'Message transmis : remettre'),
      )
      expect(sent).toMatchObject({ is_warned: 1 })
    },
  ),
]
