import { assign, sendTo, setup } from 'xstate'
import type { Waiting } from '../../../contract/shared/waiting/waiting.ts'
import { limits } from '../../../contract/limits.ts'
import type { Absence } from '../../../contract/users/absences.ts'
import { absenceLiftingMachine } from './absence-lifting.ts'
import { absenceListMachine } from './absence-list.ts'
import { absenceUpholdingMachine } from './absence-upholding.ts'
import { type Children, leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `absence`: the one being decided. */
type Context = { absence: Absence | null }
type Event =
  | { type: 'lifting.requested'; absence: Absence }
  | { type: 'upholding.requested'; absence: Absence }
  | { type: 'list.refreshed' }
  | { type: 'absences.listed'; total: number }

const actors = {
  absenceList: absenceListMachine,
  absenceLifting: absenceLiftingMachine,
  absenceUpholding: absenceUpholdingMachine,
}

/** The absences that receivers contest, and the decisions of staff. */
export const absencesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...windowGuards,
  },
  actions: {
    rememberAbsence: assign({
      absence: (_, { absence }: { absence: Absence }) => absence,
    }),
    forgetAbsence: assign({ absence: null }),
    rereadList: sendTo('absenceList', { type: 'list.outdated' }),
    /** Updates the menu's count. Does nothing until provided. */
    tellTotals: (_, _params: { totals: Waiting }) => {},
  },
}).createMachine({
  id: 'absences',
  description: 'La fédération décide des absences que des particuliers contestent.',
  context: { absence: null },
  initial: 'closed',
  invoke: {
    id: 'absenceList',
    src: 'absenceList',
    input: ({ self }) => ({ where: {}, perPage: limits.pastHunts, parent: self }),
  },
  on: {
    'absences.listed': {
      actions: {
        type: 'tellTotals',
        params: ({ event: { total } }) => ({ totals: { absences: total } }),
      },
    },
  },
  states: {
    closed: {
      description: 'Les absences contestées sont montrées ; aucune décision n’est en cours.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'lifting.requested': {
          target: 'lifting',
          actions: { type: 'rememberAbsence', params: ({ event }) => event },
        },
        'upholding.requested': {
          target: 'upholding',
          actions: { type: 'rememberAbsence', params: ({ event }) => event },
        },
      },
    },
    lifting: {
      description: 'On annule une absence, après confirmation.',
      exit: 'forgetAbsence',
      invoke: {
        id: 'absenceLifting',
        src: 'absenceLifting',
        input: ({ context }) => ({ subject: context.absence! }),
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'rereadList',
          },
          'closed',
        ),
      },
    },
    upholding: {
      description: 'On maintient une absence, après confirmation.',
      exit: 'forgetAbsence',
      invoke: {
        id: 'absenceUpholding',
        src: 'absenceUpholding',
        input: ({ context }) => ({ subject: context.absence! }),
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'rereadList',
          },
          'closed',
        ),
      },
    },
  },
})
