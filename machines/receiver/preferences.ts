import { assign, setup } from 'xstate'
import { shellActions } from '../patterns/failures.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'
import { receiverPartMachine } from '../shared/receiver-part.ts'
import { type PartOutcome, sentPart } from '../patterns/saved-part.ts'
import { wishesPartMachine } from './wishes-part.ts'

/** The two parts of the card, each saved by a call of its own. */
type Part = 'radius' | 'wishes'
/** What a receiver looks for, as the server keeps it. */
export type Preferences = {
  /** Kilometres. */
  radius: number
  /** Game type id → number of animals; absent means 0. */
  quantities: Record<number, number>
}
/** `unsaved`: what is to be sent, or was sent and did not arrive. */
type Context = Preferences & { unsaved: readonly Part[]; errors: FieldErrors }
type Event =
  | { type: 'radius.chosen'; radius: number }
  | { type: 'quantity.chosen'; specimenTypeId: number; quantity: number }
  | { type: 'preferences.submitted' }

const withPart = (parts: readonly Part[], part: Part) => [...new Set([...parts, part])]
const wishesOf = (quantities: Record<number, number>) => {
  const wished = Object.entries(quantities).filter(([, quantity]) => quantity > 0)
  return {
    specimen_type_ids: wished.map(([id]) => Number(id)),
    quantities: wished.map(([, quantity]) => quantity),
  }
}

/** How far the receiver looks for game, and for which (spec §2 « Mes préférences »). */
export const preferencesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Preferences
    children: { receiverPart: 'receiverPart'; wishesPart: 'wishesPart' }
  },
  actors: { receiverPart: receiverPartMachine, wishesPart: wishesPartMachine },
  guards: {
    isSaved: ({ context }, { part }: { part: Part }) => !context.unsaved.includes(part),
    isWhollySaved: ({ context }) => context.unsaved.length === 0,
  },
  actions: {
    ...shellActions,
    chooseRadius: assign({
      radius: (_, { radius }: { radius: number }) => radius,
      unsaved: ({ context }) => withPart(context.unsaved, 'radius'),
    }),
    chooseQuantity: assign({
      quantities: ({ context }, chosen: { specimenTypeId: number; quantity: number }) => ({
        ...context.quantities,
        [chosen.specimenTypeId]: chosen.quantity,
      }),
      unsaved: ({ context }) => withPart(context.unsaved, 'wishes'),
    }),
    sendBoth: assign({ unsaved: ['radius', 'wishes'] }),
    rememberOutcome: assign(({ context }, { part, output }: { part: Part; output: PartOutcome }) => ({
      unsaved: output.saved ? context.unsaved.filter((other) => other !== part) : context.unsaved,
      errors: { ...context.errors, ...output.errors },
    })),
    forgetMistakes: assign({ errors: {} }),
  },
}).createMachine({
  id: 'preferences',
  description: 'Le particulier dit jusqu’où il se déplace, et quels gibiers il recherche.',
  context: ({ input: { radius, quantities } }) => ({ radius, quantities, unsaved: [], errors: {} }),
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
        changed: { description: 'Des modifications ne sont pas encore enregistrées.' },
        unsaved: {
          description: 'Une partie au moins n’a pas été enregistrée ; on dit laquelle, et elle seule repart.',
          on: {
            'radius.chosen': { actions: { type: 'chooseRadius', params: ({ event }) => event } },
            'quantity.chosen': { actions: { type: 'chooseQuantity', params: ({ event }) => event } },
            'preferences.submitted': '#preferences.saving',
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
          actions: { type: 'announce', params: { text: 'Préférences enregistrées.' } },
        },
        { target: 'editing.unsaved' },
      ],
      states: {
        radius: sentPart({
          part: 'radius',
          chart: 'receiverPart',
          description: 'Le rayon de recherche.',
          sending: 'Le rayon est envoyé au serveur.',
          input: ({ context }: { context: Context }) => ({
            request: { body: { search_radius: context.radius } },
          }),
        }),
        wishes: sentPart({
          part: 'wishes',
          chart: 'wishesPart',
          description: 'Les gibiers recherchés.',
          sending: 'Les souhaits sont envoyés au serveur.',
          input: ({ context }: { context: Context }) => ({ request: { body: wishesOf(context.quantities) } }),
        }),
      },
    },
  },
})
