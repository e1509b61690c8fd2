import { NotebookPen } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { noteInWords } from '../../words/call-notes.ts'
import { fullName } from '../../words/words.ts'
import { fr } from '../../ui/text/typography.ts'

type Props = { actor: ActorRefFrom<typeof giverWindowsMachine>; contact: Contact }

const look =
  'relative z-10 inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-1.5 rounded-control font-semibold ' +
  'text-forest hover:bg-forest-soft'

/**
 * The giver's note about a call, in one line that opens it; for a contact whom they may phone, the button
 * that makes one. Its target extends over the lines around it, which contain nothing else to press.
 */
export function ContactCall({ actor, contact }: Props) {
  const { call, phone } = contact
  if (!call && phone === null) return null
  const open = () => actor.send({ type: 'callNote.requested', contact })
  if (!call)
    return (
      <button
        type="button"
        aria-label={fr(`Noter l’appel à ${fullName(contact)}`)}
        className={`${look} -my-3 ml-auto px-2`}
        onClick={open}
      >
        Noter
      </button>
    )
  return (
    <button
      type="button"
      aria-label={fr(`Modifier la note sur ${fullName(contact)} : ${noteInWords(call)}`)}
      className={`${look} w-full text-left`}
      onClick={open}
    >
      <NotebookPen aria-hidden className="size-4 shrink-0" />
      <span className="line-clamp-1 wrap-anywhere">{fr(noteInWords(call))}</span>
    </button>
  )
}

/** The same note where it is only read. */
export function CallTold({ contact: { call } }: Pick<Props, 'contact'>) {
  return call ? (
    <span className="line-clamp-1 w-full wrap-anywhere text-ink">{fr(noteInWords(call))}</span>
  ) : null
}
