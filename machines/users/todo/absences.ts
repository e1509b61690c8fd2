import { assign, sendTo, setup } from 'xstate'
import { type Absence, liftAbsence, listAbsences, upholdAbsence } from '../../../contract/users/absences.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { type ListPage, openingOnRow, rowWindow, windowGuards } from '../../patterns/windows.ts'

/** The contested absences, page by page, oldest first. */
export const absenceListMachine = pagedList<Absence, object>({
  id: 'absenceList',
  call: listAbsences,
  description: 'Les absences contestées, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les absences de la page sont montrées, avec ce que la personne en dit.',
    empty: 'Aucune absence n’est contestée.',
  },
})

const request = ({ id }: Absence) => ({ params: { id } })
const refused = 'Quelqu’un a déjà décidé, ou le responsable l’a reprise.'

/** Lifts a contested absence, after confirmation. */
export const absenceLiftingMachine = confirmedCommand({
  id: 'absenceLifting',
  call: liftAbsence,
  request,
  description: 'La fédération annule une absence contestée, après confirmation.',
  announced: 'L’absence est annulée.',
  states: {
    done: 'L’absence ne compte plus ; la personne et le responsable sont prévenus par e-mail.',
    refused,
  },
})

/** Upholds a contested absence, after confirmation. */
export const absenceUpholdingMachine = confirmedCommand({
  id: 'absenceUpholding',
  call: upholdAbsence,
  request,
  description: 'La fédération maintient une absence contestée, après confirmation.',
  announced: 'L’absence est maintenue.',
  states: { done: 'L’absence compte de nouveau ; la personne est prévenue par e-mail.', refused },
})

const actors = {
  absenceList: absenceListMachine,
  absenceLifting: absenceLiftingMachine,
  absenceUpholding: absenceUpholdingMachine,
}

/** The absences that receivers contest, and the decisions of staff. */
export const absencesMachine = setup({
  types: {} as ListPage<Absence, 'lifting.requested' | 'upholding.requested', typeof actors>,
  actors,
  guards: windowGuards,
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: Absence }) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('absenceList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'absences',
  description: 'La fédération décide des absences que des particuliers contestent.',
  context: { subject: null },
  initial: 'closed',
  invoke: { id: 'absenceList', src: 'absenceList', input: wholeList },
  states: {
    closed: {
      description: 'Les absences contestées sont montrées ; aucune décision n’est en cours.',
      entry: 'forgetSubject',
      on: {
        'lifting.requested': openingOnRow('lifting'),
        'upholding.requested': openingOnRow('upholding'),
      },
    },
    lifting: {
      description: 'On annule une absence, après confirmation.',
      invoke: rowWindow('absenceLifting'),
    },
    upholding: {
      description: 'On maintient une absence, après confirmation.',
      invoke: rowWindow('absenceUpholding'),
    },
  },
})
