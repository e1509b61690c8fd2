import { assign, setup } from 'xstate'
import { createSanitaryRule, updateSanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import type { SanitaryEffect } from '../../../contract/shared/sanitary.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import { saving } from '../../patterns/entry-saving.ts'
import * as draft from './sanitary-rule-draft.ts'

type Context = draft.RuleDraft & Pick<draft.RuleFormInput, 'specimenTypes' | 'isNational'> & form.Context
type Event =
  | { type: 'effect.chosen'; effect: SanitaryEffect }
  | { type: 'specimen.toggled'; id: number }
  | { type: 'field.typed'; field: draft.RuleField; value: string }
  | form.Event

const entry = { ...draft, isNew: ({ rule }: Context) => rule === null }

/** Creates a sanitary rule, or edits its draft. */
export const sanitaryRuleFormMachine = setup({
  types: {} as { context: Context; events: Event; input: draft.RuleFormInput; output: form.Output },
  actors: {
    createSanitaryRule: call(createSanitaryRule),
    updateSanitaryRule: call(updateSanitaryRule),
  },
  guards: form.guards<Context>(entry),
  actions: {
    ...form.actions<Context>(entry),
    rememberEffect: assign({
      effect: (_, { effect }: { effect: SanitaryEffect }) => effect,
      errors: ({ context }) => without(context.errors, 'effect'),
    }),
    toggleType: assign({
      errors: ({ context }) => without(context.errors, 'specimen_type_ids'),
      typeIds: ({ context: { typeIds } }, { id }: { id: number }) => draft.toggled(typeIds, id),
    }),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: draft.RuleField; value: string }) =>
        without(errors, field),
      texts: ({ context: { texts } }, { field, value }: { field: draft.RuleField; value: string }) => ({
        ...texts,
        [field]: value,
      }),
    }),
  },
}).createMachine({
  id: 'sanitaryRuleForm',
  description: 'Une personne prépare une règle sanitaire, ou change son brouillon.',
  context: ({ input }) => ({ ...input, ...draft.draftOf(input.rule), ...form.unsent }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Ce que la règle demande, pour quel gibier, où, quand, et d’après quel texte.',
      initial: 'fresh',
      on: {
        'effect.chosen': { actions: { type: 'rememberEffect', params: ({ event }) => event } },
        'specimen.toggled': { actions: { type: 'toggleType', params: ({ event }) => event } },
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        ...form.leaving,
      },
      states: form.filling,
    },
    ...saving({
      create: {
        call: 'createSanitaryRule',
        description: 'Le brouillon est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({ body: draft.newEntry(context) }),
      },
      update: {
        call: 'updateSanitaryRule',
        description: 'Le brouillon modifié est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.rule!.id },
          body: draft.changedEntry(context),
        }),
      },
      announced: 'Brouillon enregistré',
      states: {
        outdated: 'La règle a été modifiée, supprimée ou mise en vigueur entre-temps.',
        saved: 'Le brouillon est enregistré.',
        dismissed: 'La fenêtre est fermée ; la règle a pu changer, la liste est à relire.',
        abandoned: 'La personne a renoncé.',
      },
    }),
  },
})
