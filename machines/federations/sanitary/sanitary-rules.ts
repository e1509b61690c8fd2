import { assign, sendTo, setup } from 'xstate'
import { readSanitaryRule, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { limits } from '../../../contract/limits.ts'
import { listSpecimenTypes, type SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { arriving, type Asked, askedGuards, readingAsked } from './asked-draft.ts'
import { sanitaryRuleDeletionMachine } from './sanitary-rule-deletion.ts'
import { sanitaryRuleEndingMachine } from './sanitary-rule-ending.ts'
import { sanitaryRuleFormMachine } from './sanitary-rule-form.ts'
import { sanitaryRuleListMachine } from './sanitary-rule-list.ts'
import { sanitaryRulePublicationMachine } from './sanitary-rule-publication.ts'
import { type Children, leadingBack, openWindow, windowGuards } from '../../patterns/windows.ts'

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

type Given = { context: Context }
const onRule = ({ context }: Given) => ({ subject: context.rule! })
/** Where the windows lead: the list is read again if it may have changed. */
const back = leadingBack({ target: 'closed', actions: 'rereadList' }, 'closed')

const actors = {
  listSpecimenTypes: call(listSpecimenTypes),
  readSanitaryRule: call(readSanitaryRule),
  sanitaryRuleList: sanitaryRuleListMachine,
  sanitaryRuleForm: sanitaryRuleFormMachine,
  sanitaryRulePublication: sanitaryRulePublicationMachine,
  sanitaryRuleEnding: sanitaryRuleEndingMachine,
  sanitaryRuleDeletion: sanitaryRuleDeletionMachine,
}

/** The sanitary rules of a federation: drafts, published and ended ones. */
export const sanitaryRulesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...failureGuards,
    ...askedGuards,
    isDraft: (_, { output }: { output: SanitaryRule }) => output.state === 'draft',
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberTypes: assign({ specimenTypes: (_, { output }: { output: SpecimenType[] }) => output }),
    rememberRead: assign({ rule: (_, { output }: { output: SanitaryRule }) => output }),
    rememberRule: assign({ rule: (_, { rule }: Subject) => rule }),
    forgetRule: assign({ rule: null }),
    rereadList: sendTo('sanitaryRuleList', { type: 'list.outdated' }),
  },
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
    editing: openWindow(
      'sanitaryRuleForm',
      'Une règle est préparée, ou son brouillon changé.',
      ({ context: { rule, specimenTypes, isNational } }: Given) => ({ rule, specimenTypes, isNational }),
      back,
    ),
    publishing: openWindow(
      'sanitaryRulePublication',
      'On met une règle en vigueur, après confirmation.',
      onRule,
      back,
    ),
    ending: openWindow('sanitaryRuleEnding', 'On met fin à une règle, après confirmation.', onRule, back),
    deleting: openWindow(
      'sanitaryRuleDeletion',
      'On supprime un brouillon, après confirmation.',
      onRule,
      back,
    ),
  },
})
