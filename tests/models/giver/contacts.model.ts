import { createElement } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import { type Person, showing } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { luc, manon } from '../../world/people.ts'
import { atHome, called, contactOf, contactsOf, finished, informed, planned } from '../pages/giver.ts'
import { retry } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof contactsMachine>
type Input = { hunt: typeof planned }

const past = finished[0]!
/** More people match than the list contains. */
const crowded = (contacts: Contact[]) => ({ output: { contacts, found: 50_072 } })
const excess = '50 072 particuliers correspondent à cette chasse : seuls les 6 premiers sont montrés.'
/** The server's answer for each hunt, and an empty one. */
const none = { output: { contacts: [] } }
const readings = new Map(
  [planned, informed, past].map((hunt) => {
    const contacts = contactsOf(hunt)
    return [hunt, [{ output: { contacts } }, ...(hunt === planned ? [crowded(contacts)] : []), none]]
  }),
)

const due = [{ output: { contacts: contactsOf(planned), is_search_due: true } }]

const orders = [
  { code: 'answer', label: 'Oui ou réponse attendue' },
  { code: 'call', label: 'Déjà appelé' },
  { code: 'sum_donation', label: 'Moins de gibiers reçus' },
  { code: 'distance', label: 'Plus près de la chasse' },
  { code: 'name', label: 'Nom' },
]
const lucs = contactOf(planned, luc)
const revealed = {
  id: contactOf(planned, manon),
  phone: manon.phone,
  shown_at: '2026-01-01T08:00:00.000Z',
}

/** A search that came too soon is told in a line of the list, not in a window. */
const seesDelay = async (person: Person, { secondsToWait }: State['context']) => {
  const told = 'Voici les contacts déjà trouvés ; vous pourrez en rechercher d’autres dans'
  await (secondsToWait > 0 ? person.seesText(told) : person.doesNotSeeText(told))
}

/** Asserts the contents of the rows of three people of the world, and where Manon's phone is displayed. */
const seesRows = async (person: Person, { context }: State) => {
  await seesDelay(person, context)
  if (context.hunt === past) return person.seesText('2 / 2 contact(s) identifié(s)')
  await person.seesText('6 / 6 contact(s) identifié(s)')
  if (context.found > context.contacts.length) await person.seesText(excess)
  else await person.doesNotSeeText('correspondent à cette chasse')
  const of = (name: string) => person.within('article', name)
  await of('Camille Bernard').seesText('Saint-Doulchard (3,8 km)')
  await of('Camille Bernard').within('list', 'Gibiers recherchés').seesText('1 chevreuil')
  await of('Manon Lefèvre').within('list', 'Gibiers recherchés').seesText('3 chevreuils')
  await of('Manon Lefèvre').doesNotSeeText('Déjà')
  await of('Nadia Rousseau').seesText('Déjà 3 gibier(s) reçu(s)')
  await of('Luc Petit').sees('link', 'Appeler Luc Petit au 06 39 98 00 11')
  await of('Luc Petit').doesNotSee('button', 'Obtenir le numéro de Luc Petit')
  const isNoted = context.contacts.some(({ call }) => call)
  await (isNoted
    ? of('Luc Petit').seesText('À rappeler · samedi')
    : of('Luc Petit').doesNotSeeText('À rappeler'))
  const row = of('Manon Lefèvre')
  if (context.contacts.some(({ id, phone }) => id === revealed.id && phone))
    await row.sees('link', 'Appeler Manon Lefèvre au 06 39 98 00 12')
  else if (context.asked.includes(revealed.id)) await row.sees('button', 'Recherche du numéro…')
  else await row.sees('button', 'Obtenir le numéro de Manon Lefèvre')
}
/** The button when there are no contacts. */
const again = ({ hunt }: State['context']) =>
  hunt === past ? 'Relire les contacts' : 'Rechercher des contacts'
/** The button below the contacts. */
const anew = ({ hunt }: State['context']) =>
  hunt === planned ? 'Rechercher de nouveaux contacts' : 'Relire les contacts'
const order =
  'Ordre : oui ou réponse attendue, puis déjà appelé, puis moins de gibiers reçus, puis plus près de la chasse, puis nom'
/** The explanation of the order is displayed once loaded, also while contacts are recomputed. */
const seesOrder = (person: Person, { context: { orders } }: State) =>
  orders.length > 0 ? person.seesText(order) : person.doesNotSeeText('Ordre :')

const seesFailure = showing('Les contacts n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.', [
  'button',
  'Réessayer',
])

export const contacts = flow(contactsMachine, {
  name: 'contacts',
  inputs: [{ hunt: planned }, { hunt: informed }, { hunt: past }],
  samples: {
    events: {
      'phone.requested': [{ contactId: revealed.id }],
      // Every requested contact may answer once.
      'phone.revealed': ({ context }) =>
        (context as State['context']).asked.length > 0 &&
        (context as State['context']).contacts.some(({ id, phone }) => id === revealed.id && !phone)
          ? [{ revealed }]
          : [],
      // Luc's note is made, then deleted.
      'call.noted': ({ context: { hunt, contacts: listed } }) =>
        hunt === planned
          ? [
              {
                contactId: lucs,
                call: (listed as Contact[]).some(({ call }) => call)
                  ? null
                  : { outcome: 'callBack', text: 'samedi' },
              },
            ]
          : [],
    },
    answers: { listContactOrders: [orders] },
    others: {
      // Only at a hunt that has begun and is not reported.
      'contacts.changed': ({ context: { hunt } }) => (hunt === informed ? [{}] : []),
      // A search is due only before the hunt's day; the server says so first, since nobody has searched yet.
      'xstate.done.actor.readDonations': (state) => {
        const { hunt } = state.context
        const listed = readings.get(hunt)!
        return hunt === planned && state.matches('opening') ? [...due, ...listed] : listed
      },
    },
  },
  gestures: {
    'contacts.requested': (driver, _, state) =>
      driver.click('button', state.matches('filled') ? anew(state.context) : again(state.context)),
    // The window « Remis à … » over this one sends it.
    'contacts.changed': (driver, event) => driver.sendEvent!(event),
    // The window « Appel à … » over this one sends it.
    'call.noted': (driver, event) => driver.sendEvent!(event),
    'loading.retried': (driver) => driver.click('button', retry),
    'phone.requested': (driver) => driver.click('button', 'Obtenir le numéro de Manon Lefèvre'),
    'phone.revealed': (driver) => driver.answer('revealPhone', revealed),
  },
  expects: {
    opening: (person) => person.seesText('Lecture des contacts…'),
    obtaining: (person) => person.seesText('Recherche des particuliers…'),
    loading: (person) => person.seesText('Lecture des contacts…'),
    'filled.ordering': showing(seesRows, seesOrder),
    'filled.ordered': showing(seesRows, order),
    'filled.unordered': showing(seesRows, seesOrder),
    'filled.rereading': showing(seesRows, seesOrder),
    empty: async (person, { context }) => {
      await seesDelay(person, context)
      await person.seesText('Aucun contact identifié pour cette chasse.')
      await person.sees('button', again(context))
    },
    'failed.unopened': seesFailure,
    'failed.unobtained': seesFailure,
    'failed.unread': seesFailure,
  },
  screen: async () => {
    const { ContactsWindow } = await import('../../../src/screens/giver/contacts-window.tsx')
    // The surrounding windows close it.
    const onClose = (actor: AnyActorRef) => () => {
      actor.send({ type: 'window.closed' })
      askPageAround()
    }
    return ({ actor }) => createElement(ContactsWindow, { actor, specimenTypes, onClose: onClose(actor) })
  },
  browser: {
    as: 'giver',
    extraCalls: ['revealPhone'],
    unreachable: ({ type }) => type === 'contacts.changed' || type === 'call.noted',
    navigate: async (driver, { input }) => {
      await atHome(driver)
      await driver.interceptCalls()
      const { hunt } = input as Input
      if (hunt === past) await driver.click('button', `Plus, pour ${called(hunt)}`)
      await driver.click('button', `Contacts de ${called(hunt)}`)
    },
  },
})
