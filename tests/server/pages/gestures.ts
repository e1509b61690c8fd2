import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import { UsersAddress } from '../../../contract/users/managed-users.ts'
import type { WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import { readSession } from '../../../contract/shared/session.ts'
import type { User } from '../../../contract/shared/users.ts'
import { permissions } from '../../../contract/permissions.ts'
import { ValidationAddress } from '../../../contract/users/giver-validation.ts'
import { admin } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { accountMachine } from '../../../machines/account/account.ts'
import { recallsMachine } from '../../../machines/federations/sanitary/recalls.ts'
import { samplesMachine } from '../../../machines/federations/sanitary/samples.ts'
import { absencesMachine } from '../../../machines/users/todo/absences.ts'
import { correctionsMachine } from '../../../machines/users/todo/corrections.ts'
import { deletionRequestsMachine } from '../../../machines/users/todo/deletion-requests.ts'
import { giverValidationListMachine } from '../../../machines/users/todo/giver-validation-list.ts'
import { refusedMailsMachine } from '../../../machines/users/todo/refused-mails.ts'
import { usersMachine } from '../../../machines/users/users.ts'
import { childOf } from '../support/pages.ts'

/** The machine of a page, and its input. */
type Opened = readonly [logic: AnyActorLogic, input?: unknown]
/**
 * A command of staff. `opens`: the page where a person gives it. `acts`: what they do there, step by step; after
 * each the page comes to rest. `changes`: the counts of the menu that become others, by the specification.
 * `closed`: windows of the page that read what they show when they open.
 */
export type Command = {
  title: string
  changes: WaitingKind[]
  opens: (visitor: Visitor) => Promise<Opened>
  acts: ((actor: AnyActorRef) => void)[]
  closed?: string[]
}

/** A chart with the calls of a page; what wires it expects a document. */
async function pageOf(machine: AnyStateMachine, input?: unknown): Promise<Opened> {
  const { wire } = await import('../../../src/actors/wire.ts')
  return [wire(machine), input]
}

type Sent = { type: string; [key: string]: unknown }
/** Sends events to a child of the page, named by the ids of its invocations. */
export const to =
  (path: string[], ...events: Sent[]) =>
  (actor: AnyActorRef) => {
    const child = childOf(actor, ...path)
    for (const event of events) child.send(event)
  }
export const confirmed = { type: 'question.confirmed' }

const windows = { callerId: admin.id, federationId: null, permissions: [...permissions] }
/** What a gesture on a page needs to be a command. */
type Gesture = Pick<Command, 'opens' | 'acts'>

/** On the page of a user, over the users list. */
export const onUser = (id: number | undefined, asked: string, window: string): Gesture => ({
  opens: () => pageOf(usersMachine, { query: UsersAddress.parse({}), windows, asked: id }),
  acts: [
    to(['userWindows', 'userDetail', 'userCommands'], { type: `${asked}.requested` }),
    to(['userWindows', 'userDetail', 'userCommands', window], confirmed),
  ],
})

/** A page with a list: the actor that reads it, and what its events call a row. */
const listed = (machine: AnyStateMachine, list: string, row: string, input?: unknown) => ({
  opens: () => pageOf(machine, input),
  rows: (page: AnyActorRef) => childOf(page, list).getSnapshot().context.rows,
  row,
})
type List = ReturnType<typeof listed>
export const deletions = listed(deletionRequestsMachine, 'deletionRequestList', 'subject', { windows })
export const recalls = listed(recallsMachine, 'recallList', 'recall', { isNational: true })
export const samples = listed(samplesMachine, 'sampleList', 'sample', { isNational: true, asked: null })
export const corrections = listed(correctionsMachine, 'correctionList', 'subject')
export const absences = listed(absencesMachine, 'absenceList', 'subject')
export const mails = listed(refusedMailsMachine, 'refusedMailList', 'subject')
const validations = { mayDecide: true, seesAll: true, query: ValidationAddress.parse({}) }
/** Accounts to validate, which the page itself reads. */
export const accounts: List = {
  opens: () => pageOf(giverValidationListMachine, validations),
  rows: (page) => page.getSnapshot().context.givers,
  row: 'giver',
}
/** The people of the first recall. */
export const toTell: List = { ...recalls, rows: (page) => recalls.rows(page)[0].receivers, row: 'subject' }

/** On a page with a list, about its first row. */
export const onFirst = (list: List, asked: string, window: string, ...entered: Sent[]): Gesture => ({
  opens: list.opens,
  acts: [
    (page) => page.send({ type: `${asked}.requested`, [list.row]: list.rows(page)[0] }),
    to([window], ...entered, confirmed),
  ],
})
export const said = { type: 'answer.typed', value: 'Une erreur de saisie de notre part' }

export const account = async (visitor: Visitor): Promise<Opened> => {
  const { user } = (await visitor.get(readSession.path)).json<{ data: { user: User } }>().data
  return pageOf(accountMachine, { user, showForm: false, isAssisted: false })
}
