import { assign, sendTo, setup } from 'xstate'
import { saveWishes } from '../../contract/receiver/wishes.ts'
import { updateReceiver } from '../../contract/shared/receivers.ts'
import { fieldsOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { type FieldErrors, without } from '../patterns/field-errors.ts'

/** The two parts of the card, each with its own endpoint. */
type Part = 'radius' | 'wishes'
/** What a receiver looks for, as stored on the server. */
export type Preferences = {
  /** Kilometres. */
  radius: number
  /** Game type id → number of animals; 0 if absent. */
  quantities: Record<number, number>
}
/** `unsaved`: the parts to send, or whose sending failed. */
type Input = Preferences & WithParent<{ type: 'receiver.changed' }>
type Context = Input & { unsaved: readonly Part[]; errors: FieldErrors }
type Event =
  | { type: 'radius.chosen'; radius: number }
  | { type: 'quantity.chosen'; specimenTypeId: number; quantity: number }
  | { type: 'preferences.submitted' }
  | { type: 'preferences.discarded' }

const withPart = (parts: readonly Part[], part: Part) => [...new Set([...parts, part])]
const wishesOf = (quantities: Record<number, number>) => {
  const wished = Object.entries(quantities).filter(([, quantity]) => quantity > 0)
  return {
    specimen_type_ids: wished.map(([id]) => Number(id)),
    quantities: wished.map(([, quantity]) => quantity),
  }
}

/** The receiver's search radius and wished game (spec §2 « Mes préférences »). */
export const preferencesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: { updateReceiver: call(updateReceiver), saveWishes: call(saveWishes) },
  guards: {
    ...failureGuards,
    isSaved: ({ context }, { part }: { part: Part }) => !context.unsaved.includes(part),
    isWhollySaved: ({ context }) => context.unsaved.length === 0,
  },
  actions: {
    ...shellActions,
    chooseRadius: assign({
      radius: (_, { radius }: { radius: number }) => radius,
      unsaved: ({ context }) => withPart(context.unsaved, 'radius'),
      errors: ({ context }) => without(context.errors, 'search_radius'),
    }),
    chooseQuantity: assign({
      quantities: ({ context }, chosen: { specimenTypeId: number; quantity: number }) => ({
        ...context.quantities,
        [chosen.specimenTypeId]: chosen.quantity,
      }),
      unsaved: ({ context }) => withPart(context.unsaved, 'wishes'),
      errors: ({ context }) => without(context.errors, 'specimen_type_ids', 'quantities'),
    }),
    sendBoth: assign({ unsaved: ['radius', 'wishes'] }),
    rememberSaved: assign({
      unsaved: ({ context }, { part }: { part: Part }) => context.unsaved.filter((other) => other !== part),
    }),
    rememberRefusal: assign({
      errors: ({ context }, { error }: { error: unknown }) => ({ ...context.errors, ...fieldsOf(error) }),
    }),
    forgetMistakes: assign({ errors: {} }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'receiver.changed' }),
  },
}).createMachine({
  id: 'preferences',
  description: 'Le particulier dit jusqu’où il se déplace, et quels gibiers il recherche.',
  context: ({ input: { radius, quantities, parent } }) => ({
    radius,
    quantities,
    unsaved: [],
    errors: {},
    parent,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Le particulier choisit son rayon et les quantités recherchées.',
      initial: 'unchanged',
      on: {
        'radius.chosen': {
          target: '.changed',
          actions: { type: 'chooseRadius', params: ({ event }) => event },
        },
        'quantity.chosen': {
          target: '.changed',
          actions: { type: 'chooseQuantity', params: ({ event }) => event },
        },
        'preferences.submitted': { target: 'saving', actions: 'sendBoth' },
      },
      states: {
        unchanged: { description: 'Ce qui est montré est ce que le serveur a gardé.' },
        changed: {
          description: 'Des modifications ne sont pas encore enregistrées.',
          tags: 'changed',
          on: { 'preferences.discarded': '#preferences.discarded' },
        },
        unsaved: {
          description: 'Une partie au moins n’a pas été enregistrée ; on dit laquelle, et elle seule repart.',
          tags: 'changed',
          on: {
            'radius.chosen': { actions: { type: 'chooseRadius', params: ({ event }) => event } },
            'quantity.chosen': { actions: { type: 'chooseQuantity', params: ({ event }) => event } },
            'preferences.submitted': '#preferences.saving',
            'preferences.discarded': '#preferences.discarded',
          },
        },
      },
    },
    saving: {
      description: 'Le rayon et les souhaits sont envoyés en même temps ; on attend les deux.',
      tags: 'busy',
      type: 'parallel',
      entry: 'forgetMistakes',
      onDone: [
        {
          guard: 'isWhollySaved',
          target: 'editing',
          actions: ['notifyChange', { type: 'announce', params: { text: 'Préférences enregistrées.' } }],
        },
        { target: 'editing.unsaved', actions: 'notifyChange' },
      ],
      states: {
        radius: {
          description: 'Le rayon de recherche.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Y a-t-il quelque chose à envoyer ?',
              always: [
                { guard: { type: 'isSaved', params: { part: 'radius' } }, target: 'unneeded' },
                { target: 'sending' },
              ],
            },
            sending: {
              description: 'Le rayon est envoyé au serveur.',
              invoke: {
                id: 'updateReceiver',
                src: 'updateReceiver',
                input: ({ context }) => ({ body: { search_radius: context.radius } }),
                onDone: { target: 'saved', actions: { type: 'rememberSaved', params: { part: 'radius' } } },
                onError: [
                  {
                    guard: 'wasRefused',
                    target: 'unsaved',
                    actions: { type: 'rememberRefusal', params: ({ event }) => event },
                  },
                  { target: 'unsaved', actions: { type: 'reportFailure', params: ({ event }) => event } },
                ],
              },
            },
            unneeded: { description: 'Il n’y a rien à envoyer.', type: 'final' },
            saved: { description: 'Le serveur le garde.', type: 'final' },
            unsaved: {
              description: 'Le serveur le refuse, ou n’a pas répondu ; il pourra repartir.',
              type: 'final',
            },
          },
        },
        wishes: {
          description: 'Les gibiers recherchés.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Y a-t-il quelque chose à envoyer ?',
              always: [
                { guard: { type: 'isSaved', params: { part: 'wishes' } }, target: 'unneeded' },
                { target: 'sending' },
              ],
            },
            sending: {
              description: 'Les souhaits sont envoyés au serveur.',
              invoke: {
                id: 'saveWishes',
                src: 'saveWishes',
                input: ({ context }) => ({ body: wishesOf(context.quantities) }),
                onDone: { target: 'saved', actions: { type: 'rememberSaved', params: { part: 'wishes' } } },
                onError: [
                  {
                    guard: 'wasRefused',
                    target: 'unsaved',
                    actions: { type: 'rememberRefusal', params: ({ event }) => event },
                  },
                  { target: 'unsaved', actions: { type: 'reportFailure', params: ({ event }) => event } },
                ],
              },
            },
            unneeded: { description: 'Il n’y a rien à envoyer.', type: 'final' },
            saved: { description: 'Le serveur les garde.', type: 'final' },
            unsaved: {
              description: 'Le serveur les refuse, ou n’a pas répondu ; ils pourront repartir.',
              type: 'final',
            },
          },
        },
      },
    },
    discarded: {
      description: 'Les modifications sont abandonnées ; ce que le serveur garde est à relire.',
      type: 'final',
    },
  },
})
