import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { CertifiedAnimal } from '../../queries/receiver/received-animals.ts'
import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound, TooMany } from '../../http/errors.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { problemReported } from '../../mails/report-mails.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { countProblems, findForProblem, noteProblem } from '../../queries/receiver/reported-problems.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'

/** A received animal as its receiver reads it in a list, without what only its certificate says. */
export const shownAnimal = (animal: CertifiedAnimal): ReceivedAnimal => {
  const { examination: _, sheet: _sheet, verification_token: _token, time_zone: _zone, ...shown } = animal
  return shown
}

type Reporting = { by: Actor; animalId: number; text: string; now: Date }

/**
 * Stores a problem that a person reports about a received animal, and mails it to the federation of the
 * hunt. The transaction locks the person's account, so that the limits hold. The same text again changes
 * nothing.
 * @throws NotFound if they did not receive it
 * @throws Conflict if the federation has no address
 * @throws TooMany
 */
export async function reportProblemOf(
  transaction: DbTransaction,
  { by, animalId, text, now }: Reporting,
): Promise<void> {
  const found = await findForProblem(transaction, by.id, animalId)
  if (!found) throw new NotFound('Cet animal n’est plus parmi ceux que vous avez reçus.')
  const { federation_id: federationId, firstname, lastname, email, phone, ...animal } = found
  const today = parisDay(now)
  const counts = await countProblems(transaction, { receiverId: by.id, animalId, text, today, now })
  if (counts.same > 0) return
  if (counts.ofAnimal >= limits.problems.perAnimal)
    throw new TooMany(counts.left, 'Vous avez déjà beaucoup signalé pour cet animal aujourd’hui.')
  if (counts.ofAll >= limits.problems.perDay)
    throw new TooMany(counts.left, 'Vous avez déjà beaucoup signalé aujourd’hui.')
  const contact = await findContact(transaction, federationId)
  if (!contact?.contact_email) throw new Conflict(withoutAddress(contact?.contact_phone))
  const person = { name: [firstname, lastname].filter(Boolean).join(' '), email, phone }
  const letter = problemReported({ ...animal, text, person })
  const mailId = await enqueueMail(transaction, { userId: null, to: contact.contact_email, letter, now })
  await noteProblem(transaction, { receiverId: by.id, animalId, text, today, mailId })
  const details = { animal: animalId }
  await recordAuditEntry(
    transaction,
    { act: 'problem.reported', by, userId: by.id, federationId, details },
    now,
  )
}

const withoutAddress = (phone: string | null | undefined) =>
  phone
    ? `La fédération de cette chasse ne reçoit pas de signalements par e-mail : appelez-la au ${phone}.`
    : 'La fédération de cette chasse ne reçoit pas de signalements par e-mail : dites-le au responsable qui vous a remis l’animal.'
