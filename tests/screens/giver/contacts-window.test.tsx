import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { donationMachine } from '../../../machines/giver/reports/donation.ts'
import { ContactsWindow } from '../../../src/screens/giver/contacts-window.tsx'
import { Donation } from '../../../src/screens/giver/reports/donation.tsx'
import { contactOf, contactsOf, finished, informed, planned } from '../../models/pages/giver.ts'
import { personOf } from '../run/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { manon } from '../../world/people.ts'

const person = personOf()
const revealed = { id: contactOf(planned, manon), phone: manon.phone, shown_at: '2026-01-01T08:00:00.000Z' }
const answer = Promise.withResolvers<typeof revealed>()

type Answer = { contacts: Contact[]; found?: number | undefined; are_phones_closed?: boolean | undefined }
const answering = (contacts: Contact[], are_phones_closed = false) =>
  contactsMachine.provide({
    actors: {
      obtainContacts: fromPromise(async (): Promise<unknown> => undefined),
      readDonations: fromPromise(async (): Promise<Answer> => ({ contacts, are_phones_closed })),
      listContactOrders: fromPromise(async () => [{ code: 'name', label: 'Nom' }]),
      contactReveal: contactRevealMachine.provide({
        actors: { revealPhone: fromPromise(() => answer.promise) },
      }),
    },
  })

/** The loaded contacts of a hunt. */
async function contactsAt(hunt: Hunt, contacts: Contact[] = contactsOf(hunt), arePhonesClosed = false) {
  const actor = createActor(answering(contacts, arePhonesClosed), { input: { hunt } }).start()
  await waitFor(actor, (state) => state.matches({ filled: 'ordered' }) || state.matches('empty'))
  return actor
}
const open = async (hunt: Hunt, contacts?: Contact[], arePhonesClosed = false) =>
  render(
    <ContactsWindow
      actor={await contactsAt(hunt, contacts, arePhonesClosed)}
      specimenTypes={specimenTypes}
      onClose={() => {}}
    />,
  )

describe('the contacts window in view mode', () => {
  test('is titled with the weekday, the date and the town, and has the button Fermer', async () => {
    await open({ ...planned, started_at: '2026-12-12' })
    const window = person.within('dialog', 'Contacts - Chasse du samedi 12 décembre 2026 à Bourges')
    await window.sees('button', 'Fermer')
    await window.doesNotSeeText('Louvetier')
  })
  test('shows the badge Louvetier for a wolfhunter’s hunt', async () => {
    await open({ ...planned, is_wolfhunter: true })
    await person.seesText('Louvetier')
  })
  test('« Ce particulier n’a rien reçu lors de cette chasse. » is under each person who received nothing', async () => {
    await open(finished[0]!)
    const served = person.within('article', 'Nadia Rousseau')
    await served.seesText('2 sangliers')
    await served.seesText('1 chevreuil')
    await served.doesNotSeeText("n'a rien reçu")
    await person.doesNotSee('article', 'Camille Bernard')
    await person.click('button', 'Afficher l’autre contact')
    await person
      .within('article', 'Camille Bernard')
      .seesText("Ce particulier n'a rien reçu lors de cette chasse.")
    await person.doesNotSeeText("Aucun don n'a été effectué lors de cette chasse")
  })
  test('« Aucun don n’a été effectué lors de cette chasse » when nobody received anything', async () => {
    await open(finished[1]!)
    await person.seesText("Aucun don n'a été effectué lors de cette chasse")
  })
  test('displays neither for an unfinished hunt', async () => {
    await open(planned)
    await person.doesNotSeeText("n'a rien reçu")
    await person.doesNotSeeText("Aucun don n'a été effectué")
  })
  test('offers distances from 10 to 80 km in steps of 10, initially 30', async () => {
    await open(planned)
    await person.click('button', 'Filtres')
    await person.check('À moins de 30 km')
    await userEvent.click(screen.getByRole('combobox', { name: 'Distance maximale' }))
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(offered).toEqual([10, 20, 30, 40, 50, 60, 70, 80].map((km) => `${km} km`))
  })
  test('keeps the focus on who was asked for, until the number is there', async () => {
    await open(planned)
    await person.click('button', 'Obtenir le numéro de Manon Lefèvre')
    expect(document.activeElement?.textContent).toContain('Recherche du numéro…')
    await act(async () => answer.resolve(revealed))
    await person.sees('link', 'Appeler Manon Lefèvre au 06 39 98 00 12')
    expect(document.activeElement).toHaveProperty('href', 'tel:0639980012')
  })
})

describe('the phone numbers of the contacts, before any is revealed', () => {
  const hidden = contactsOf(planned).map((contact) => ({ ...contact, phone: null, shown_at: null }))

  test('are hidden in an assisted session, with an explanation in each row', async () => {
    await open(planned, hidden, true)
    await person.sees('article', 'Manon Lefèvre')
    expect(screen.getAllByText('Numéro réservé au responsable')).toHaveLength(hidden.length)
    await person.doesNotSee('button', /^Obtenir/)
  })
  test('can be revealed by the giver', async () => {
    await open(planned, hidden)
    await person.sees('article', 'Manon Lefèvre')
    expect(screen.getAllByRole('button', { name: /^Obtenir le numéro (de |d’)/ })).toHaveLength(hidden.length)
    await person.doesNotSeeText('Numéro réservé au responsable')
  })
})

describe('the contacts window in donation mode', () => {
  const openDonation = async (types = specimenTypes.slice(0, 2)) => {
    const logic = donationMachine.provide({
      actors: {
        contacts: answering(contactsOf(informed)),
        recallDraft: fromPromise(async () => ({})),
      },
    })
    const actor = createActor(logic, { input: { hunt: informed, specimenTypes: types } }).start()
    await waitFor(actor, (state) => state.matches('editing') && state.context.areContactsRead)
    render(<Donation actor={actor} />)
    return person.within('article', 'Manon Lefèvre')
  }

  test('starts with people whose number was revealed; the others are found by name, or all displayed', async () => {
    await openDonation()
    await person.sees('article', 'Luc Petit')
    await person.doesNotSee('article', 'Manon Lefèvre')
    await person.fill('Nom ou numéro de téléphone', 'manon')
    await person.sees('article', 'Manon Lefèvre')
    await person.fill('Nom ou numéro de téléphone', '')
    await person.click('button', /^Afficher les \d+ autres contacts$/)
    await person.sees('article', 'Manon Lefèvre')
  })
  test('increments with +, keeps the total visible, and lists the receivers before sending', async () => {
    const row = await openDonation()
    await person.fill('Nom ou numéro de téléphone', 'manon')
    await person.seesText('Total : aucun gibier')
    await row.seesDisabled('button', 'Un sanglier de moins pour Manon Lefèvre')
    await row.click('button', 'Un sanglier de plus pour Manon Lefèvre')
    await row.click('button', 'Un sanglier de plus pour Manon Lefèvre')
    await row.seesValue('Sangliers', '2')
    await person.seesText('Total : 2 gibiers pour 1 personne')
    await person.doesNotSee('button', 'Aucune cession')
    await person.click('button', 'Enregistrer')
    const question = person.within('alertdialog', 'Voulez-vous confirmer ces dons ?')
    await question.within('list', 'Qui reçoit quoi').seesText('Manon Lefèvre : 2 sangliers')
    await question.seesText('Vous pourrez le corriger pendant 7 jours')
  })
  test('« Aucune cession » opens the confirmation immediately', async () => {
    await openDonation()
    await person.click('button', 'Aucune cession')
    await person.within('alertdialog', 'Voulez-vous confirmer ces dons ?').seesText('Aucun don')
  })
  test('offers 0 to 10 of each type, singular up to 1 and plural beyond', async () => {
    const row = await openDonation()
    await person.fill('Nom ou numéro de téléphone', 'manon')
    await row.choose('Sanglier', '1')
    await row.seesValue('Sanglier', '1')
    await row.choose('Sanglier', '10')
    await row.seesValue('Sangliers', '10')
    await row.sees('combobox', 'Chevreuil')
    const article = within(screen.getByRole('article', { name: 'Manon Lefèvre' }))
    const options = within(article.getByRole('combobox', { name: 'Sangliers' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([...Array(11).keys()].map(String))
  })
  test('cannot be sent until the game types are loaded', async () => {
    await openDonation([])
    await person.seesDisabled('button', 'Enregistrer')
    await person.seesText('Les types de gibier ne sont pas encore lus')
  })
})
