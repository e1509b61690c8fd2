import { assign, sendTo, setup } from 'xstate'
import { readSanitaryRule, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { limits } from '../../../contract/limits.ts'
import { listSpecimenTypes, type SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call, callDelays } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { arriving, type Asked, askedGuards, readingAsked } from './asked-draft.ts'
import { sanitaryRuleDeletionMachine } from './sanitary-rule-deletion.ts'
import { sanitaryRuleEndingMachine } from './sanitary-rule-ending.ts'
import { sanitaryRuleFormMachine } from './sanitary-rule-form.ts'
import { sanitaryRuleListMachine } from './sanitary-rule-list.ts'
import { sanitaryRulePublicationMachine } from './sanitary-rule-publication.ts'

/** `isNational`: the person sees all federations. */
type Input = Asked & { isNational: boolean }
/** `rule`: the one whose window is open, null for a new one. */
type Context = Input & { specimenTypes: SpecimenType[]; rule: SanitaryRule | null }
type Subject = { rule: SanitaryRule }
type Event =
  | { type: 'page.retried' }
  | { type: 'list.refreshed' }
  | { type: 'creation.requested' }
  | { type: 'window.closed' }
  | ({
      type: 'edition.requested' | 'publication.requested' | 'ending.requested' | 'deletion.requested'
    } & Subject)

/** Closing a window: the list is reloaded if something may have changed. */
const closing = [
  {
    guard: {
      type: 'hasChanged',
      params: ({ event }: { event: { output: { changed: boolean } } }) => event.output,
    },
    target: 'closed',
    actions: 'rereadList',
  },
  { target: 'closed' },
] as const

/** The sanitary rules of a federation: drafts, published and ended ones. */
export const sanitaryRulesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: {
      sanitaryRuleList: 'sanitaryRuleList'
      sanitaryRuleForm: 'sanitaryRuleForm'
      sanitaryRulePublication: 'sanitaryRulePublication'
      sanitaryRuleEnding: 'sanitaryRuleEnding'
      sanitaryRuleDeletion: 'sanitaryRuleDeletion'
    }
  },
  actors: {
    listSpecimenTypes: call(listSpecimenTypes),
    readSanitaryRule: call(readSanitaryRule),
    sanitaryRuleList: sanitaryRuleListMachine,
    sanitaryRuleForm: sanitaryRuleFormMachine,
    sanitaryRulePublication: sanitaryRulePublicationMachine,
    sanitaryRuleEnding: sanitaryRuleEndingMachine,
    sanitaryRuleDeletion: sanitaryRuleDeletionMachine,
  },
  guards: {
    ...failureGuards,
    ...askedGuards,
    isDraft: (_, { output }: { output: SanitaryRule }) => output.state === 'draft',
    hasChanged: (_, { changed }: { changed: boolean }) => changed,
  },
  actions: {
    ...shellActions,
    rememberTypes: assign({ specimenTypes: (_, { output }: { output: SpecimenType[] }) => output }),
    rememberRead: assign({ rule: (_, { output }: { output: SanitaryRule }) => output }),
    rememberRule: assign({ rule: (_, { rule }: Subject) => rule }),
    forgetRule: assign({ rule: null }),
    rereadList: sendTo('sanitaryRuleList', { type: 'list.outdated' }),
  },
  delays: callDelays,
}).createMachine({
  id: 'sanitaryRules',
  description: 'La fédération tient les règles sanitaires de son département.',
  context: ({ input }) => ({ ...input, specimenTypes: [], rule: null }),
  initial: 'preparing',
  invoke: {
    id: 'sanitaryRuleList',
    src: 'sanitaryRuleList',
    input: { where: {}, perPage: limits.pastHunts },
  },
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
      after: { CALL_TIMEOUT: 'unprepared' },
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
      entry: 'forgetRule',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'creation.requested': 'editing',
        'edition.requested': {
          target: 'editing',
          actions: { type: 'rememberRule', params: ({ event }) => event },
        },
        'publication.requested': {
          target: 'publishing',
          actions: { type: 'rememberRule', params: ({ event }) => event },
        },
        'ending.requested': {
          target: 'ending',
          actions: { type: 'rememberRule', params: ({ event }) => event },
        },
        'deletion.requested': {
          target: 'deleting',
          actions: { type: 'rememberRule', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'Une règle est préparée, ou son brouillon changé.',
      invoke: {
        id: 'sanitaryRuleForm',
        src: 'sanitaryRuleForm',
        input: ({ context: { rule, specimenTypes, isNational } }) => ({ rule, specimenTypes, isNational }),
        onDone: closing,
      },
    },
    publishing: {
      description: 'On met une règle en vigueur, après confirmation.',
      invoke: {
        id: 'sanitaryRulePublication',
        src: 'sanitaryRulePublication',
        input: ({ context }) => ({ subject: context.rule! }),
        onDone: closing,
      },
    },
    ending: {
      description: 'On met fin à une règle, après confirmation.',
      invoke: {
        id: 'sanitaryRuleEnding',
        src: 'sanitaryRuleEnding',
        input: ({ context }) => ({ subject: context.rule! }),
        onDone: closing,
      },
    },
    deleting: {
      description: 'On supprime un brouillon, après confirmation.',
      invoke: {
        id: 'sanitaryRuleDeletion',
        src: 'sanitaryRuleDeletion',
        input: ({ context }) => ({ subject: context.rule! }),
        onDone: closing,
      },
    },
  },
})
