import { expect } from 'vitest'
import type { Reader, Someone } from '../device.ts'
import { heleneAtHome, inDays } from '../gestures.ts'
import {
  ask,
  atOffers,
  DELEGATE,
  LINK,
  meet,
  noteAnimal,
  openOffers,
  PLACE,
  planToday,
  stateOf,
  askInTurn,
} from '../offer-gestures.ts'
import { scenario } from '../scenario.ts'

const JULIE = 'Julie Fontaine'
const BOAR = 'SA 0711'
const REFERENCE = 'TRI-0711'

/** Notes a sample of a boar that was sent to the laboratory, and answers its row. */
async function noteSample(staff: Someone): Promise<Reader> {
  await staff.click('button', 'Noter un prélèvement')
  const form = staff.within('dialog', 'Noter un prélèvement')
  await form.fill(/^Bracelets/, BOAR)
  await form.fill('Laboratoire', 'Laboratoire départemental du Cher')
  await form.fill(/^Référence/, REFERENCE)
  await form.fill('Prélevé le', inDays(0))
  await form.click('button', 'Enregistrer')
  // A tag is easily misread: whose game it is, is asked before it is kept.
  await staff
    .within('alertdialog', 'Ce prélèvement est-il celui de ces sangliers ?')
    .click('button', 'Enregistrer')
  return staff.within('row', new RegExp(REFERENCE))
}

async function follow(staff: Someone, row: Reader, step: string) {
  await row.click('button', `Suivre le prélèvement ${REFERENCE}`)
  await staff.check(step)
  await staff.fill('Date de cette étape', inDays(0))
  const isPositive = step === 'Positif'
  await staff
    .within('dialog', `Prélèvement ${REFERENCE}`)
    .click('button', isPositive ? 'Continuer' : 'Enregistrer')
  // It recalls the game: asked first, with whom it concerns.
  if (isPositive)
    await staff
      .within('alertdialog', 'Enregistrer ce résultat positif ?')
      .click('button', 'Enregistrer et rappeler')
  await row.seesText(step)
}

/** From the evening before a hunt to the recall of what was handed over at it. */
export const weekend = [
  scenario(
    {
      says: ['giver.contacts-view', 'giver.donation-mode', 'rule.donation-sent', 'route.receiver'],
      given: 'une chasse proposée la veille à trois particuliers, dont deux disent oui',
      when: 'deux sangliers leur sont promis, une amie en remet un par le lien que la responsable lui a donné, note que l’autre personne n’est pas venue, et le laboratoire trouve des trichines',
      then: 'le compte rendu s’est rempli seul, la personne qui a le sanglier le sait et le dit en un geste, la fédération n’a plus personne à prévenir, et le certificat dit « Animal rappelé »',
    },
    async (world) => {
      await world.forgetsOffers('receiver')

      // The evening before: three are asked, two say yes.
      await world.comes(-1, '19:00')
      const helene = await heleneAtHome(world)
      const hunt = await planToday(helene)
      const evening = await openOffers(helene, hunt)
      await ask(helene, evening, JULIE)
      await evening.fill('Nom ou numéro de téléphone', '')
      await evening.choose('Nombre de personnes', '2')
      await askInTurn(helene, evening, 'Proposer aux 2 premiers')
      const list = evening.within('list', 'Propositions')
      const asked = (await list.severalTexts('listitem', 3)).map(
        (text) => text.split(' Réponse attendue')[0]!,
      )
      const [luc = '', anne = ''] = asked.filter((name) => name !== JULIE)
      const emails = await world.addresses([luc, anne])
      const [toLuc, toAnne] = await Promise.all(emails.map((email) => world.linkTo(email, LINK)))
      const julie = await world.as('receiver')
      await (await atOffers(julie)).click('button', 'Oui, ça m’intéresse')
      const one = await world.visitor(toLuc!)
      await one.click('button', 'Oui, ça m’intéresse')
      await one.seesText('Vous êtes intéressé')
      const other = await world.visitor(toAnne!)
      await other.click('button', 'Non, pas cette fois')
      await other.seesText('Vous avez dit non')

      // The morning: two boars are down, and promised.
      await world.comes(0, '10:00')
      await evening.click('button', 'Fermer')
      await noteAnimal(helene, hunt, BOAR)
      await noteAnimal(helene, hunt, 'SA 0712')
      const morning = await openOffers(helene, hunt)
      await morning.seesText('2 oui, 0 réponse attendue, 1 non')
      for (const [name, tag] of [
        [JULIE, BOAR],
        [luc, 'SA 0712'],
      ] as const) {
        await morning.click('button', `Confirmer ${name}`)
        await meet(helene, name, { from: '18:00', to: '18:30', what: `Sanglier, bracelet ${tag}` })
        await stateOf(morning, name, 'Rendez-vous proposé')
      }
      const promise = await atOffers(julie)
      await promise.click('button', 'J’ai lu et j’accepte le rendez-vous')
      await promise.seesText(`Sur place : ${DELEGATE}`)
      const again = await world.visitor(toLuc!)
      await again.click('button', 'J’ai lu et j’accepte le rendez-vous')
      await again.seesText(PLACE)
      await morning.click('button', 'Fermer')

      // A friend holds the meeting: Hélène gives her its link.
      const given = await openOffers(helene, hunt)
      const held = given.within('region', 'Rendez-vous tenus par quelqu’un d’autre')
      await held.click('button', `Créer le lien pour ${DELEGATE}`)
      await held.sees('link', `Prévenir ${DELEGATE} par SMS`)
      const [shown = ''] = await held.severalTexts('listitem', 1)
      const [link = ''] = /\/rendez-vous\/\S+/.exec(shown) ?? []
      await given.click('button', 'Fermer')

      // The evening: one is handed over, the other did not come.
      await world.comes(0, '18:40')
      const friend = await world.visitor(link)
      await friend.click('button', `Remis à ${JULIE}`)
      await friend.within('alertdialog', `Remis à ${JULIE} ?`).click('button', 'C’est dit, remettre')
      await friend.doesNotSee('button', `Remis à ${JULIE}`)
      await friend.click('button', `Absent : ${luc}`)
      await friend.within('alertdialog', `${luc} n’est pas venu ?`).click('button', 'Noter l’absence')
      await friend.doesNotSee('button', `Absent : ${luc}`)
      const met = await openOffers(helene, hunt)
      await stateOf(met, JULIE, 'Remis')
      await stateOf(met, luc, 'Absence notée')
      await met
        .within('region', 'Rendez-vous tenus par quelqu’un d’autre')
        .seesText(`1 remise : ${JULIE}. 1 absence : ${luc}.`)
      // Whose turn it is is named with why, and asked after a question.
      await met.seesText(/animaux sont à donner\./)
      await met.seesText(/, c’est son tour/)
      await askInTurn(helene, met, 'Proposer à la personne suivante')
      await met.within('list', 'Propositions').seesText('Réponse attendue')

      // The day after: the report is filled already.
      await world.comes(1, '09:00')
      const reporter = await heleneAtHome(world)
      await reporter.click('button', `J'informe pour ${hunt}`)
      const report = reporter.within('dialog', 'Qui a reçu quoi ?')
      await report.seesText('Rempli d’après les remises notées')
      await report.click('button', 'Enregistrer')
      const told = await reporter.sends('POST', /^\/api\/v1\/hunts\/self\/\d+\/donations$/, () =>
        reporter.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer'),
      )
      expect(told).toMatchObject({ quantities: [1], specimen_type_ids: [1] })

      // Who had not come fetched the other boar the day after: the report is corrected, with why.
      await reporter.click('button', `Compte rendu de ${hunt}`)
      await reporter.click('button', 'Corriger le compte rendu')
      const correction = reporter.within('dialog', 'Corriger le compte rendu')
      // Whose number she never asked for is found by name.
      await correction.fill('Nom ou numéro de téléphone', luc)
      await correction.within('article', luc).choose(/^Sangliers?$/, '1')
      await correction.click('button', 'Voir la différence')
      const why = reporter.within('alertdialog', 'Corriger ce compte rendu ?')
      await why.seesText(`${luc} : rien → 1 sanglier`)
      await why.fill('Pourquoi cette correction ?', 'Venu chercher le sanglier dimanche')
      await why.click('button', 'Corriger')
      await reporter.seesText('Le compte rendu a été corrigé.')

      // Before the result, the certificate stands.
      const paper = await world.certificateOf(BOAR)
      await (await world.visitor(paper)).seesText('Ce certificat correspond à un animal remis.')

      // The laboratory finds larvae.
      const staff = await world.as('cher', '/federations/samples')
      const row = await noteSample(staff)
      await follow(staff, row, 'Envoyé')
      await follow(staff, row, 'Douteux')
      await follow(staff, row, 'Positif')
      await staff.open('/federations/recalls')
      const recall = staff.within('article', new RegExp(BOAR))
      await recall.seesText('Des personnes restent à prévenir')
      await recall.seesText(`prélèvement ${REFERENCE}`)
      await recall.counts('listitem', 1)
      await recall.seesText(JULIE)

      // Whoever has the boar is told, and says so in one tap.
      await julie.open('/receiver')
      const card = julie.within('region', 'Rappel de gibier').within('article', new RegExp(BOAR))
      await card.seesText(new RegExp(`Ne mangez pas ce gibier : sanglier ${BOAR}`))
      await card.click('button', 'J’ai bien reçu l’information')
      await card.seesText('Vous avez confirmé avoir reçu l’information.')

      // Nobody is left, and the paper says it.
      await staff.click('button', 'Actualiser')
      await recall.seesText('A confirmé')
      await recall.seesText('Terminé')
      await recall.doesNotSee('button', `Jointe : ${JULIE}`)
      await (await world.visitor(paper)).seesText('Animal rappelé')
    },
  ),
]
