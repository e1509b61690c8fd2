import type { Reader, Someone } from './device.ts'
import { countedIn, dayText, heleneAtHome, inDays } from './gestures.ts'
import type { World } from './scenario.ts'

/** The link in an offer's mail, and where receiver@ reads it. */
export const LINK = /\/proposition\/\S+/
export const JULIE = 'receiver@example.org'
/** A meeting, and the giver's delegate. */
export const PLACE = 'Place de l’église'
export const DELEGATE = 'Odile Marchand'

/** Plans a hunt of today in Bourges, whose contacts are then looked for, and answers its name. */
export async function planToday(helene: Someone): Promise<string> {
  await helene.click('button', 'Prévoir une chasse')
  const form = helene.within('dialog', 'Prévoir une chasse')
  await form.fill('Date', inDays(0))
  await form.choose('Territoire', /^Bourges /)
  await form.choose('Sanglier', '3')
  await form.click('button', 'Enregistrer')
  await helene.seesText('La chasse a été enregistrée.')
  await helene.within('dialog', 'Votre chasse est prévue').click('button', 'Voir les contacts')
  const contacts = helene.within('dialog', /^Contacts - Chasse/)
  await countedIn(contacts)
  await contacts.click('button', 'Fermer')
  return `la chasse du ${dayText(0)} à Bourges`
}

export async function openOffers(helene: Someone, hunt: string): Promise<Reader> {
  await helene.click('button', `Contacts de ${hunt}`)
  const window = helene.within('dialog', /^Contacts - Chasse/)
  await window.click('button', /^Propositions/)
  return window
}

export async function noteAnimal(helene: Someone, hunt: string, tag: string) {
  await helene.click('button', `Animaux de ${hunt}`)
  const window = helene.within('dialog', /^Animaux/)
  await window.choose('Gibier', 'Sanglier')
  await window.fill('Bracelet', tag)
  await window.click('button', 'Noter')
  await window.sees('button', `Ouvrir Sanglier ${tag}`)
  await window.click('button', 'Fermer')
}

const send = (somebody: Someone) => somebody.within('alertdialog', /^Proposer/).click('button', /^Envoyer/)

export async function askInTurn(helene: Someone, offers: Reader, button: string) {
  await offers.click('button', button)
  await send(helene)
}

export async function ask(helene: Someone, offers: Reader, name: string) {
  await offers.fill('Nom ou numéro de téléphone', name)
  await offers.click('button', name)
  await helene.within('dialog', name).click('button', 'Proposer un animal')
  await send(helene)
  await offers.within('list', 'Propositions').seesText('Réponse attendue')
}

export const people = async (offers: Reader, count: number) =>
  (await offers.within('list', 'Propositions').severalTexts('listitem', count)).map((text) => {
    const [, name = '', state = ''] =
      /^(.+?) (Réponse attendue|A dit oui|A dit non|Rendez-vous accepté|Pas venu|A renoncé(?: peu avant)?)/.exec(
        text,
      ) ?? []
    return { name, state }
  })

export async function atOffers(julie: Someone): Promise<Reader> {
  await julie.open('/receiver')
  const card = julie.within('region', 'Mes propositions')
  await card.sees('list', 'Propositions')
  return card.within('article', new RegExp(dayText(0)))
}

export const stateOf = (offers: Reader, name: string, state: string) =>
  offers.within('list', 'Propositions').seesText(new RegExp(`^${name} ?${state}$`))

type Meeting = { from: string; to: string; what?: string }

/** Fills in and sends the confirmation of an open window; `what` is promised instead of the first choice. */
export async function meet(helene: Someone, name: string, { from, to, what }: Meeting) {
  const form = helene.within('dialog', `Rendez-vous avec ${name}`)
  if (what) await form.choose('Animal réservé', what)
  await form.fill('Lieu du rendez-vous', PLACE)
  await form.fill('De', from)
  await form.fill('À', to)
  await form.fill(/^Qui est sur place/, DELEGATE)
  await form.fill(/^Son téléphone/, '06 39 98 00 77')
  await form.click('button', 'Enregistrer')
}

/** Hélène's hunt of today: Julie accepted an offer and a boar, to be collected from 18:00 to 18:30. */
export async function promised(world: World) {
  await world.forgetsOffers('receiver')
  await world.comes(0, '10:00')
  const helene = await heleneAtHome(world)
  const hunt = await planToday(helene)
  await noteAnimal(helene, hunt, 'SA 0601')
  const offers = await openOffers(helene, hunt)
  await ask(helene, offers, 'Julie Fontaine')
  const julie = await world.as('receiver')
  await (await atOffers(julie)).click('button', 'Oui, ça m’intéresse')
  await julie.seesText('Vous êtes intéressé')
  await offers.click('button', 'Fermer')
  const again = await openOffers(helene, hunt)
  await again.click('button', 'Confirmer Julie Fontaine')
  await meet(helene, 'Julie Fontaine', { from: '18:00', to: '18:30' })
  await again.within('list', 'Propositions').seesText('Rendez-vous proposé')
  return { helene, hunt, julie, offers: again }
}
