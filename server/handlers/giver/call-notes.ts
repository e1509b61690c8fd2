import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { saveCallNote } from '../../queries/giver/call-notes.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** Notes a call to a contact of one of the giver's own hunts, or deletes that note. */
export const noteCall: Handler<'noteCall'> = async ({ db, caller, params, body }) => {
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const note = { outcome: body.outcome ?? null, text: body.text ?? null }
    const isSaved = await saveCallNote(transaction, { giverId: caller.id, contactId: params.id, note })
    if (!isSaved) throw new NotFound('Ce contact n’est plus disponible.')
  })
}
