import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, IdParams, idOf, left, list, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { RecalledGame, RecallPreview, RecallState } from '../shared/recalls.ts'
import { noteRecallCall, RecallReason, RecallReceiver } from './recall-receivers.ts'
import { oneLine } from '../typed-text.ts'

/**
 * A recall as staff sees it. `other_federation`: the name of the one that opened it, which alone may lift
 * it, if it is not the caller's; it touches hunts within the reach of both. `sample`: the laboratory's reference of the positive sample that opened it;
 * null when staff opened it, who then give a `reason`. `lifted_reason`: why staff lifted it. `game`:
 * single animals, or all game of one type from the hunts of a day in a commune. `awaited`: how many of
 * these hunts have no report yet; whoever it names will be notified.
 */
export const Recall = z.object({
  id: z.number(),
  state: RecallState,
  sample: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  lifted_reason: z.nullable(z.string()),
  opened_at: z.string(),
  ended_at: z.nullable(z.string()),
  other_federation: z.nullable(z.string()),
  game: z.array(RecalledGame),
  awaited: z.number(),
  givers: z.array(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  receivers: z.array(RecallReceiver),
})
export type Recall = z.output<typeof Recall>

const { tags } = limits.recalls
const wrongTag = `Un bracelet a ${limits.animals.tag} caractères au plus.`
const longCity = 'Ce nom de commune est trop long.'

/** Lists the recalls of the caller's federation, or all recalls: open ones first, then latest first. */
export const listRecalls = endpoint('listRecalls', {
  method: 'GET',
  path: '/api/v1/recalls',
  summary: 'Lister les rappels',
  access: 'users.write',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(Recall),
})

/** What to recall: animals by their tags, or the game of one type from the hunts of a day in a commune. */
const RecalledEntry = z.object({
  hunted_on: Day,
  tags: z._default(
    list(
      z.string(wrongTag).check(oneLine, z.maxLength(limits.animals.tag, wrongTag)),
      tags,
      `Un rappel nomme ${tags} bracelets au plus.`,
    ),
    [],
  ),
  city: left(z.string(longCity).check(oneLine, z.maxLength(limits.name, longCity))),
  specimen_type_id: left(idOf('Choisissez un gibier.')),
  department_code: left(z.string('Indiquez le code du département.')),
})

/**
 * Counts the people that a recall would affect, before it is opened. Changes nothing and notifies nobody.
 * Fails as `openRecall` does. A POST because the tags may not fit into a URL.
 */
export const previewRecall = endpoint('previewRecall', {
  method: 'POST',
  reads: true,
  path: '/api/v1/recalls/preview',
  summary: 'Compter les personnes qu’un rappel concernerait',
  access: 'users.write',
  envelope: 'data',
  body: RecalledEntry,
  answer: RecallPreview,
})

/**
 * Opens a recall of animals by the tags that givers noted in the season of `hunted_on` or, without tags,
 * of the game of one type from all hunts of that day in a commune. Recipients are notified by mail. Sent
 * again, it returns the existing recall and adds recipients that reports have named since.
 * `department_code` selects the department when the caller is not limited to a federation.
 */
export const openRecall = endpoint('openRecall', {
  method: 'POST',
  path: '/api/v1/recalls',
  summary: 'Ouvrir un rappel',
  access: 'users.write',
  changes: ['recalls'],
  envelope: 'nothing',
  body: z.extend(RecalledEntry, {
    reason: RecallReason,
  }),
  answer: Nothing,
})

/** The reason why a recall was a mistake. */
export const Lifting = z.object({ reason: RecallReason })

/**
 * Lifts a recall that staff opened by mistake: the game returns to its earlier state, who was notified
 * gets a mail with the reason. 409 once lifted, and if a positive result opened it, which is corrected.
 */
export const liftRecall = endpoint('liftRecall', {
  method: 'PUT',
  path: '/api/v1/recalls/{id}/lift',
  summary: 'Lever un rappel ouvert par erreur',
  access: 'users.write',
  changes: ['recalls'],
  envelope: 'nothing',
  params: IdParams,
  body: Lifting,
  answer: Nothing,
})

/** The calls about recalls. */
export const recallCalls = {
  listRecalls,
  previewRecall,
  openRecall,
  liftRecall,
  noteRecallCall,
}
