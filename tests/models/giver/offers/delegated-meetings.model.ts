import type { DelegatedMeeting } from '../../../../contract/giver/meeting-links.ts'
import { delegatedMeetingsMachine } from '../../../../machines/giver/offers/delegated-meetings.ts'
import { commonFailures, httpError, rareFailures } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { atHome, called, finished, planned } from '../../pages/giver.ts'

const unlinked: DelegatedMeeting = {
  id: 901,
  place: 'Place de l’église',
  city: 'Bourges',
  starts_at: '2026-03-17T17:00:00.000Z',
  ends_at: '2026-03-17T17:30:00.000Z',
  delegate: { name: 'Odile Marchand', phone: '0639980077' },
  is_open: false,
  noted: [],
}
const linked: DelegatedMeeting = {
  ...unlinked,
  is_open: true,
  noted: [
    { name: 'Manon Girard', what: 'handedOver' },
    { name: 'Luc Petit', what: 'noShow' },
  ],
}
const url = 'https://venaison.example.org/rendez-vous/secret'
const over = 'Ce rendez-vous est passé, ou personne d’autre ne le tient.'
const title = 'Rendez-vous tenus par quelqu’un d’autre'
const failures = [httpError(404, { message: over }), ...commonFailures(), ...rareFailures()]
const within = (person: Person) => person.within('region', title)
/** Only in states where the list displays the meeting like this. */
const whereListed =
  (meeting: DelegatedMeeting) =>
  ({ context }: { context: { meetings: DelegatedMeeting[] } }) =>
    context.meetings.some(({ is_open }) => is_open === meeting.is_open) ? [{ meeting }] : []

const listed = async (person: Person, { context }: { context: { meetings: DelegatedMeeting[] } }) => {
  for (const { is_open } of context.meetings) {
    await within(person).seesText('Odile Marchand tient le rendez-vous')
    await within(person).seesText('Mardi 17 mars 2026, de 18 h à 18 h 30, Place de l’église, Bourges.')
    if (!is_open) {
      await within(person).sees('button', 'Créer le lien pour Odile Marchand')
      await within(person).doesNotSee('button', 'Fermer le lien de Odile Marchand')
      continue
    }
    await within(person).seesText('1 remise : Manon Girard. 1 absence : Luc Petit.')
    await within(person).sees('button', 'Nouveau lien pour Odile Marchand')
    await within(person).sees('button', 'Fermer le lien de Odile Marchand')
  }
}

export const delegatedMeetings = flow(delegatedMeetingsMachine, {
  name: 'delegated-meetings',
  inputs: [{ hunt: planned }, { hunt: finished[0]! }],
  key: ({ context: { meetings, meeting, url: made, reason } }) => [
    meetings.map(({ is_open }) => is_open),
    meeting?.is_open,
    made,
    reason,
  ],
  samples: {
    events: { 'link.requested': whereListed(unlinked), 'closure.requested': whereListed(linked) },
    others: {
      // Without a meeting there is no section, and no button.
      'reading.requested': ({ context: { meetings, reason } }) => (meetings.length > 0 || reason ? [{}] : []),
    },
    answers: {
      // No meeting in the world has a delegate.
      listDelegatedMeetings: [[], [unlinked], [linked]],
      makeMeetingLink: [{ url }],
    },
    failures: { makeMeetingLink: failures, closeMeetingLink: failures },
  },
  machineOnly: {
    // A closed link cannot be closed again.
    samples: { 'closure.requested': [{ meeting: unlinked }] },
  },
  gestures: {
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'reading.requested': (driver) => driver.click('button', 'Actualiser les rendez-vous'),
    'link.requested': (driver) => driver.click('button', 'Créer le lien pour Odile Marchand'),
    'closure.requested': (driver) => driver.click('button', 'Fermer le lien de Odile Marchand'),
  },
  expects: {
    closed: (person) => person.doesNotSee('region', title),
    loading: null,
    unavailable: (person) => person.seesText('Les rendez-vous n’ont pas pu être lus.'),
    'listed.fresh': async (person, state) => {
      const { context } = state
      await listed(person, state)
      if (context.reason) await person.seesText(context.reason)
      if (context.url && context.meetings[0]?.is_open) {
        await within(person).seesText(context.url)
        await within(person).sees('link', 'Prévenir Odile Marchand par SMS')
        await within(person).sees('button', 'Copier le lien')
      }
      if (context.meetings.length === 0 && !context.reason) await person.doesNotSee('region', title)
    },
    'listed.refreshing': listed,
    'listed.stale': async (person, state) => {
      await listed(person, state)
      if (state.context.meetings.length > 0) await within(person).seesText('Ce qui est montré date un peu.')
    },
    'listed.failed': (person) => within(person).seesText('La demande n’a pas abouti.'),
    making: (person) => within(person).sees('button', 'Création…'),
    closing: (person) => within(person).sees('button', 'Fermeture…'),
  },
  screen: async () =>
    (await import('../../../../src/screens/giver/offers/delegated-meetings.tsx')).DelegatedMeetings,
  browser: {
    as: 'giver',
    navigate: async (driver, { input: { hunt } }) => {
      await atHome(driver)
      await driver.interceptCalls()
      if (hunt !== planned) await driver.click('button', `Plus, pour ${called(hunt)}`)
      await driver.click('button', `Contacts de ${called(hunt)}`)
      await driver.sees('dialog', /^Contacts/)
      if (hunt === planned) await driver.click('button', /^Propositions/)
    },
    // No seeded meeting has a delegate; the scenario of a weekend covers one.
    unreachable: ({ type }) => ['link.requested', 'closure.requested', 'reading.requested'].includes(type),
  },
})
