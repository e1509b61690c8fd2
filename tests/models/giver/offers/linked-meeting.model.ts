import { createElement } from 'react'
import type { ExpectedPerson, LinkedMeeting } from '../../../../contract/giver/meeting-links.ts'
import { linkedMeetingMachine } from '../../../../machines/giver/offers/linked-meeting.ts'
import { commonFailures, httpError, rareFailures } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'

const manon: ExpectedPerson = {
  id: 900,
  firstname: 'Manon',
  lastname: 'Girard',
  phone: '0639980012',
  given: 'sanglier, bracelet SA 0451',
  is_boar: true,
  informing: [],
  obstacle: null,
  state: 'accepted',
}
const barred: ExpectedPerson = {
  ...manon,
  id: 901,
  firstname: 'Luc',
  lastname: 'Petit',
  phone: null,
  obstacle: 'Le résultat du prélèvement interdit la remise (LDA du Cher, 16/03/2026).',
}
const meeting: LinkedMeeting = {
  place: 'Place de l’église',
  city: 'Bourges',
  starts_at: '2026-03-17T17:00:00.000Z',
  ends_at: '2026-03-17T17:30:00.000Z',
  delegate: 'Odile Marchand',
  is_over: false,
  people: [manon, barred],
}
const over: LinkedMeeting = { ...meeting, is_over: true }
const taken: LinkedMeeting = { ...over, people: [{ ...manon, state: 'handedOver', phone: null }] }
const missed: LinkedMeeting = { ...over, people: [{ ...manon, state: 'noShow', phone: null }] }
const early = 'Cette personne n’est plus attendue à ce rendez-vous.'
const failures = [httpError(409, { message: early }), httpError(404), ...commonFailures(), ...rareFailures()]
const area = (person: Person) => person.within('region', 'Le rendez-vous')
type Shown = { context: { meeting: LinkedMeeting | null } }
const isExpected = ({ context }: Shown, { id }: ExpectedPerson) =>
  context.meeting?.people.some((one) => one.id === id && one.state === 'accepted') === true

const seesPeople = async (person: Person, { context }: Shown) => {
  await area(person).seesText('Mardi 17 mars 2026, de 18 h à 18 h 30, Place de l’église, Bourges.')
  await area(person).seesText('Sur place : Odile Marchand.')
  for (const one of context.meeting!.people) {
    const name = `${one.firstname} ${one.lastname}`
    await area(person).seesText(name)
    const isOffered = one.state === 'accepted' && one.obstacle === null
    await area(person)[isOffered ? 'sees' : 'doesNotSee']('button', `Remis à ${name}`)
    if (one.obstacle) await area(person).seesText(one.obstacle)
    const mayMiss = one.state === 'accepted' && context.meeting!.is_over
    await area(person)[mayMiss ? 'sees' : 'doesNotSee']('button', `Absent : ${name}`)
    if (one.phone) await area(person).sees('link', `Appeler ${name} au 06 39 98 00 12`)
  }
}

export const linkedMeeting = flow(linkedMeetingMachine, {
  name: 'linked-meeting',
  input: { token: 'nobody-made-this-link' },
  key: ({ context }) => [context.meeting, context.person?.id, context.reason],
  samples: {
    events: {
      'handOver.requested': (state) => (isExpected(state as Shown, manon) ? [{ person: manon }] : []),
      'absence.requested': (state) =>
        isExpected(state as Shown, manon) && (state as Shown).context.meeting!.is_over
          ? [{ person: manon }]
          : [],
    },
    answers: {
      readLinkedMeeting: [meeting, over, { ...meeting, people: [] }],
      handLinkedOver: [taken],
      reportLinkedAbsence: [missed],
    },
    failures: {
      readLinkedMeeting: [httpError(404), ...commonFailures(), ...rareFailures()],
      handLinkedOver: failures,
      reportLinkedAbsence: failures,
    },
  },
  machineOnly: {
    samples: {
      'handOver.requested': [{ person: barred }],
      'absence.requested': [{ person: { ...manon, state: 'noShow' } }],
    },
  },
  gestures: {
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'reading.requested': (driver) => driver.click('button', 'Actualiser'),
    'handOver.requested': (driver) => driver.click('button', 'Remis à Manon Girard'),
    'absence.requested': (driver) => driver.click('button', 'Absent : Manon Girard'),
    'question.confirmed': (driver, _, state) =>
      state.matches('confirming')
        ? driver.within('alertdialog', 'Remis à Manon Girard ?').click('button', 'C’est dit, remettre')
        : driver.within('alertdialog', 'Manon Girard n’est pas venu ?').click('button', 'Noter l’absence'),
    'question.cancelled': (driver) => driver.click('button', 'Annuler'),
  },
  expects: {
    loading: null,
    gone: (person) => person.seesText('Ce lien n’est plus valable'),
    unavailable: (person) => person.seesText('Le rendez-vous n’a pas pu être lu.'),
    'shown.fresh': async (person, state) => {
      await seesPeople(person, state)
      if (state.context.reason) await person.seesText(state.context.reason)
      if (state.context.meeting!.people.length === 0)
        await area(person).seesText('Personne n’a encore accepté ce rendez-vous.')
    },
    'shown.failed': showing(seesPeople, 'La demande n’a pas abouti.'),
    confirming: (person) =>
      person.within('alertdialog', 'Remis à Manon Girard ?').seesText('Le sanglier peut porter la trichine'),
    doubting: (person) =>
      person
        .within('alertdialog', 'Manon Girard n’est pas venu ?')
        .seesText('Un e-mail prévient la personne'),
    handing: (person) => person.sees('button', 'Enregistrement…'),
    reporting: (person) => person.sees('button', 'Enregistrement…'),
  },
  screen: async () => {
    const { LinkedMeeting: Screen } = await import('../../../../src/screens/giver/offers/linked-meeting.tsx')
    return ({ actor }) => createElement(Screen, { actor })
  },
  browser: {
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      await driver.open(`/rendez-vous/${input.token}`)
    },
    // No link exists in the world; the scenario of a weekend creates one.
    unreachable: ({ type }) => type === 'xstate.done.actor.readLinkedMeeting',
  },
})
