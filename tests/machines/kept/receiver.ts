import { httpError } from '../../model/failures.ts'
import { after, answered, failed, from, type KeptByChart } from './kept.ts'

const sounded = { id: 7, state: 'sounded', is_boar: true, informing: [], is_over: false }
const willing = [answered('listOwnOffers', [sounded]), { type: 'interest.given', id: 7 }]
const missed = { ...sounded, state: 'noShow', is_over: true, absence: { may_contest: true } }
const over = 'Cette proposition n’est plus ouverte.'

const received = { id: 81, specimen_type_id: 1 }
const line = { id: 12, contested_on: null }
const recall = { id: 4, is_known: false, is_lifted: false }

const begins = { today: '2026-03-10', asked: null }
const never = answered('readAvailabilities', { is_always_available: false, availabilities: [] })

const refusedBoth = [
  { type: 'preferences.submitted' },
  failed('updateReceiver', httpError(422, { fields: { search_radius: ['Au plus 80 km.'] } })),
  failed('saveWishes', httpError(422, { fields: { 'quantities.0': ['Au plus 10.'] } })),
]

/** What a receiver is told, and what they enter. */
export const keptOfReceiver: KeptByChart = {
  'own-offers': [
    after(...willing, failed('answerOffer', httpError(409, { message: over }))).keeps({
      reason: over,
      chosen: { id: 7, answer: 'willing' },
    }),
    after(...willing, failed('answerOffer', httpError(404, { message: over }))).keeps({ reason: over }),
    after(
      answered('listOwnOffers', [missed]),
      { type: 'contest.typed', id: 7, value: 'Le portail était fermé' },
      { type: 'absence.contested', id: 7 },
      answered('contestAbsence', { ...missed, absence: { may_contest: false } }),
    ).keeps({ contesting: null }),
  ],
  'own-recalls': [
    after(
      answered('listOwnRecalls', [recall, { ...recall, id: 5 }]),
      { type: 'recall.acknowledged', id: 4 },
      answered('acknowledgeRecall', { ...recall, is_known: true }),
    ).keeps({
      recalls: [
        { ...recall, is_known: true },
        { ...recall, id: 5 },
      ],
    }),
  ],
  'received-animals': [
    ...from({ asked: 82 }, [
      after(answered('readReceived', { animals: [received, { ...received, id: 82 }], lines: [] })).keeps({
        chosen: { ...received, id: 82 },
        asked: null,
      }),
      after(answered('readReceived', { animals: [received], lines: [line] })).keeps({
        chosen: null,
        asked: null,
      }),
    ]),
    ...from({ asked: null }, [
      after(
        answered('readReceived', { animals: [received], lines: [line] }),
        { type: 'problem.noticed', animal: received },
        answered('problemReport', { changed: false }),
      ).keeps({ animals: [received], lines: [line], chosen: null }),
      after(answered('readReceived', { animals: [received], lines: [line] }), {
        type: 'line.doubted',
        line,
      }).keeps({ doubted: line }),
    ]),
  ],
  'receiver-home': from(begins, [
    after(answered('readSession', { user: { id: 9, receiver: { search_radius: 45 } } })).keeps({
      radius: 45,
    }),
    after(answered('listWishes', [{ specimen_type_id: 1, quantity: 3 }])).keeps({ quantities: { 1: 3 } }),
  ]),
  preferences: from({ radius: 20, quantities: { 1: 3 } }, [
    after({ type: 'radius.chosen', radius: 45 }).keeps({ radius: 45, quantities: { 1: 3 } }),
    // Both are sent, whatever was changed.
    after({ type: 'radius.chosen', radius: 45 }, 'preferences.submitted').keeps({
      unsaved: ['radius', 'wishes'],
    }),
    after('preferences.submitted', answered('updateReceiver', undefined)).keeps({ unsaved: ['wishes'] }),
    // What is wrong with a field no longer holds once it is changed.
    after(...refusedBoth, { type: 'radius.chosen', radius: 45 }).keeps({
      errors: { 'quantities.0': ['Au plus 10.'] },
    }),
    after(...refusedBoth, { type: 'quantity.chosen', specimenTypeId: 1, quantity: 2 }).keeps({
      errors: { search_radius: ['Au plus 80 km.'] },
    }),
  ]),
  availabilities: from(begins, [
    after(never, 'always.toggled').keeps({ isAlways: true }),
    after(never, 'always.toggled', 'always.toggled').keeps({ isAlways: false }),
    after(never, 'always.kept', 'always.kept').keeps({ isAlways: true }),
  ]),
}
