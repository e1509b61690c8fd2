import { assign, sendTo, setup } from 'xstate'
import { listSamples, readSample, type Sample } from '../../../contract/federations/samples.ts'
import { listTagClaims, type TagClaim } from '../../../contract/federations/tag-claims.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { backToList, type Children, openingOnRow, windowGuards } from '../../patterns/windows.ts'
import { arriving, type Asked, askedGuards, readingAsked } from './asked-draft.ts'
import { nextStates } from './sample-draft.ts'
import { sampleFormMachine } from './sample-form.ts'

/** The samples of a federation, page by page. */
export const sampleListMachine = pagedList<Sample, object>({
  id: 'sampleList',
  call: listSamples,
  description: 'Les prélèvements, lus page par page, ceux qui attendent d’abord.',
  states: {
    filled: 'Les prélèvements de la page sont montrés, avec leurs bracelets et leur résultat.',
    empty: 'Il n’y a aucun prélèvement.',
  },
})

/** The tags that two givers noted, page by page. */
export const tagClaimListMachine = pagedList<TagClaim, object>({
  id: 'tagClaimList',
  call: listTagClaims,
  description: 'Les bracelets que deux responsables ont notés, lus page par page.',
  states: {
    filled: 'Chaque bracelet noté deux fois est montré, avec ses deux chasses et ses deux responsables.',
    empty: 'Aucun bracelet n’est noté deux fois.',
  },
})

/** `isNational`: the person sees all federations. */
type Input = Asked & { isNational: boolean }
/** `subject`: the sample whose window is open, null for a new one. */
type Context = Input & { subject: Sample | null }
type Event =
  | { type: 'list.outdated' }
  | { type: 'creation.requested' }
  | { type: 'window.closed' }
  | { type: 'edition.requested'; subject: Sample }

const charts = {
  sampleList: sampleListMachine,
  tagClaimList: tagClaimListMachine,
  sampleForm: sampleFormMachine,
}

/** The samples of a federation: taken, pending, and their results. */
export const samplesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; children: Children<typeof charts> },
  actors: { readSample: call(readSample), ...charts },
  guards: {
    ...failureGuards,
    ...askedGuards,
    mayGoOn: (_, { output }: { output: Sample }) => nextStates(output).length > 0,
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberRead: assign({ subject: (_, { output }: { output: Sample }) => output }),
    rememberSubject: assign({ subject: (_, { subject }: { subject: Sample }) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('sampleList', { type: 'list.outdated' }),
    rereadClaims: sendTo('tagClaimList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'samples',
  description: 'La fédération suit les prélèvements de sangliers et saisit leurs résultats.',
  context: ({ input }) => ({ ...input, subject: null }),
  initial: 'arriving',
  invoke: [
    { id: 'sampleList', src: 'sampleList', input: wholeList },
    { id: 'tagClaimList', src: 'tagClaimList', input: wholeList },
  ],
  states: {
    arriving,
    reading: {
      description: 'Le prélèvement que l’adresse nomme est lu.',
      ...readingAsked({
        src: 'readSample',
        guard: 'mayGoOn',
        unchangeable: 'Il n’y a plus rien à noter de ce prélèvement.',
        missing: 'Ce prélèvement est introuvable.',
      }),
    },
    closed: {
      description: 'Les prélèvements sont montrés ; aucune fenêtre n’est ouverte.',
      entry: 'forgetSubject',
      on: {
        'list.outdated': { actions: ['rereadList', 'rereadClaims'] },
        'creation.requested': 'editing',
        'edition.requested': openingOnRow('editing'),
      },
    },
    editing: {
      description: 'Un prélèvement est noté, ou ce qu’il est devenu.',
      invoke: {
        id: 'sampleForm',
        src: 'sampleForm',
        input: ({ context: { subject, isNational } }) => ({ sample: subject, isNational }),
        onDone: backToList,
      },
    },
  },
})
