import { assign, sendTo, setup } from 'xstate'
import {
  deleteSanitaryRule,
  endSanitaryRule,
  listSanitaryRules,
  publishSanitaryRule,
  readSanitaryRule,
  type SanitaryRule,
} from '../../../contract/federations/sanitary-rules.ts'
import { listSpecimenTypes, type SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { backToList, type Children, openingOnRow, rowWindow, windowGuards } from '../../patterns/windows.ts'
import { arriving, type Asked, askedGuards, readingAsked } from './asked-draft.ts'
import { sanitaryRuleFormMachine } from './sanitary-rule-form.ts'

/** The sanitary rules of a federation, page by page. */
export const sanitaryRuleListMachine = pagedList<SanitaryRule, object>({
  id: 'sanitaryRuleList',
  call: listSanitaryRules,
  description: 'Les règles sanitaires, lues page par page, les brouillons d’abord.',
  states: {
    filled: 'Les règles de la page sont montrées, avec ce qu’elles demandent et où.',
    empty: 'Il n’y a aucune règle.',
  },
})

const request = ({ id }: SanitaryRule) => ({ params: { id } })

/** Publishes a sanitary rule, after confirmation. */
export const sanitaryRulePublicationMachine = confirmedCommand({
  id: 'sanitaryRulePublication',
  call: publishSanitaryRule,
  request,
  description: 'La fédération met une règle sanitaire en vigueur, après confirmation.',
  announced: 'La règle est en vigueur.',
  states: {
    done: 'La règle vaut pour les chasses de ses jours et de ses communes.',
    refused: 'La règle est terminée, ou son dernier jour est passé.',
  },
})

/** Ends a published sanitary rule, after confirmation. */
export const sanitaryRuleEndingMachine = confirmedCommand({
  id: 'sanitaryRuleEnding',
  call: endSanitaryRule,
  request,
  description: 'La fédération met fin à une règle sanitaire, après confirmation.',
  announced: 'La règle est terminée.',
  states: { done: 'La règle ne demande plus rien.', refused: 'La règle n’est pas en vigueur.' },
})

/** Deletes the draft of a sanitary rule, after confirmation. */
export const sanitaryRuleDeletionMachine = confirmedCommand({
  id: 'sanitaryRuleDeletion',
  call: deleteSanitaryRule,
  request,
  description: 'La fédération supprime le brouillon d’une règle sanitaire, après confirmation.',
  announced: 'Le brouillon est supprimé.',
  states: { done: 'Le brouillon n’existe plus.', refused: 'La règle a été mise en vigueur entre-temps.' },
})

/** `isNational`: the person sees all federations. */
type Input = Asked & { isNational: boolean }
/** `subject`: the rule whose window is open, null for a new one. */
type Context = Input & { specimenTypes: SpecimenType[]; subject: SanitaryRule | null }
type Subject = { subject: SanitaryRule }
type Event =
  | { type: 'page.retried' }
  | { type: 'list.outdated' }
  | { type: 'creation.requested' }
  | { type: 'window.closed' }
  | ({
      type: 'edition.requested' | 'publication.requested' | 'ending.requested' | 'deletion.requested'
    } & Subject)

const charts = {
  sanitaryRuleList: sanitaryRuleListMachine,
  sanitaryRuleForm: sanitaryRuleFormMachine,
  sanitaryRulePublication: sanitaryRulePublicationMachine,
  sanitaryRuleEnding: sanitaryRuleEndingMachine,
  sanitaryRuleDeletion: sanitaryRuleDeletionMachine,
}

/** The sanitary rules of a federation: drafts, published and ended ones. */
export const sanitaryRulesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; children: Children<typeof charts> },
  actors: {
    listSpecimenTypes: call(listSpecimenTypes),
    readSanitaryRule: call(readSanitaryRule),
    ...charts,
  },
  guards: {
    ...failureGuards,
    ...askedGuards,
    isDraft: (_, { output }: { output: SanitaryRule }) => output.state === 'draft',
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberTypes: assign({ specimenTypes: (_, { output }: { output: SpecimenType[] }) => output }),
    rememberRead: assign({ subject: (_, { output }: { output: SanitaryRule }) => output }),
    rememberSubject: assign({ subject: (_, { subject }: Subject) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('sanitaryRuleList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'sanitaryRules',
  description: 'La fédération tient les règles sanitaires de son département.',
  context: ({ input }) => ({ ...input, specimenTypes: [], subject: null }),
  initial: 'preparing',
  invoke: { id: 'sanitaryRuleList', src: 'sanitaryRuleList', input: wholeList },
  states: {
    preparing: {
      description: 'Les types de gibier sont lus.',
      tags: 'busy',
      invoke: {
        id: 'listSpecimenTypes',
        src: 'listSpecimenTypes',
        onDone: { target: 'arriving', actions: { type: 'rememberTypes', params: ({ event }) => event } },
        onError: { target: 'unprepared', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unprepared: {
      description: 'Les types de gibier n’ont pas pu être lus.',
      on: { 'page.retried': 'preparing' },
    },
    arriving,
    reading: {
      description: 'Le brouillon que l’adresse nomme est lu.',
      ...readingAsked({
        src: 'readSanitaryRule',
        guard: 'isDraft',
        unchangeable: 'Cette règle n’est plus un brouillon : elle ne change plus.',
        missing: 'Cette règle est introuvable : elle a peut-être été supprimée.',
      }),
    },
    closed: {
      description: 'Les règles sont montrées ; aucune fenêtre n’est ouverte.',
      entry: 'forgetSubject',
      on: {
        'list.outdated': { actions: 'rereadList' },
        'creation.requested': 'editing',
        'edition.requested': openingOnRow('editing'),
        'publication.requested': openingOnRow('publishing'),
        'ending.requested': openingOnRow('ending'),
        'deletion.requested': openingOnRow('deleting'),
      },
    },
    editing: {
      description: 'Une règle est préparée, ou son brouillon changé.',
      invoke: {
        id: 'sanitaryRuleForm',
        src: 'sanitaryRuleForm',
        input: ({ context: { subject, specimenTypes, isNational } }) => ({
          rule: subject,
          specimenTypes,
          isNational,
        }),
        onDone: backToList,
      },
    },
    publishing: {
      description: 'On met une règle en vigueur, après confirmation.',
      invoke: rowWindow('sanitaryRulePublication'),
    },
    ending: {
      description: 'On met fin à une règle, après confirmation.',
      invoke: rowWindow('sanitaryRuleEnding'),
    },
    deleting: {
      description: 'On supprime un brouillon, après confirmation.',
      invoke: rowWindow('sanitaryRuleDeletion'),
    },
  },
})
