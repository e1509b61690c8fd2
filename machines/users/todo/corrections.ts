import { assign, sendTo, setup } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import {
  acceptCorrection,
  type Correction,
  listCorrections,
  refuseCorrection,
} from '../../../contract/users/corrections.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { type ListPage, openingOnRow, rowWindow, windowGuards } from '../../patterns/windows.ts'

/** The corrections that givers request, page by page, oldest first. */
export const correctionListMachine = pagedList<Correction, object>({
  id: 'correctionList',
  call: listCorrections,
  description: 'Les corrections demandées, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les corrections de la page sont montrées, avec leur différence et leur raison.',
    empty: 'Aucune correction n’est demandée.',
  },
})

/** Accepts a correction, after confirmation. */
export const correctionAcceptanceMachine = confirmedCommand({
  id: 'correctionAcceptance',
  call: acceptCorrection,
  request: ({ id }: Correction) => ({ params: { id } }),
  description: 'La fédération accepte la correction d’un compte rendu, après confirmation.',
  announced: 'La correction a été acceptée.',
  states: {
    done: 'La correction est la dernière version ; le responsable est prévenu par e-mail.',
    refused: 'Quelqu’un a déjà répondu, ou le compte rendu a changé.',
  },
})

/** Refuses a correction after confirmation; the giver is notified of the reason. */
export const correctionRefusalMachine = answeredCommand({
  id: 'correctionRefusal',
  call: refuseCorrection,
  description: 'La fédération refuse la correction d’un compte rendu, dit pourquoi, et confirme.',
  asked: 'On écrit la raison pour le responsable ; rien n’est encore envoyé.',
  isAnswered: (answer) => answer.trim().length >= limits.correction.reason.min,
  request: ({ id }: Correction, answer) => ({ params: { id }, body: { reason: answer.trim() } }),
  announced: 'La correction a été refusée.',
  states: {
    done: 'Le compte rendu reste comme il est ; le responsable lit pourquoi.',
    refused: 'Quelqu’un a déjà répondu à cette correction.',
  },
})

const actors = {
  correctionList: correctionListMachine,
  correctionAcceptance: correctionAcceptanceMachine,
  correctionRefusal: correctionRefusalMachine,
}

/** The corrections that givers request after their seven days, and the answers of staff. */
export const correctionsMachine = setup({
  types: {} as ListPage<Correction, 'acceptance.requested' | 'refusal.requested', typeof actors>,
  actors,
  guards: windowGuards,
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: Correction }) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('correctionList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'corrections',
  description: 'La fédération répond à qui demande la correction d’un compte rendu.',
  context: { subject: null },
  initial: 'closed',
  invoke: { id: 'correctionList', src: 'correctionList', input: wholeList },
  states: {
    closed: {
      description: 'Les corrections sont montrées ; aucune réponse n’est en cours.',
      entry: 'forgetSubject',
      on: {
        'acceptance.requested': openingOnRow('accepting'),
        'refusal.requested': openingOnRow('refusing'),
      },
    },
    accepting: {
      description: 'On accepte une correction, après confirmation.',
      invoke: rowWindow('correctionAcceptance'),
    },
    refusing: {
      description: 'On refuse une correction, en disant pourquoi.',
      invoke: rowWindow('correctionRefusal'),
    },
  },
})
