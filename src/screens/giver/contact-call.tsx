import { NotebookPen } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { mayNoteCall } from '../../../machines/giver/giver-windows-types.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { noteInWords } from '../../words/call-notes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fr } from '../../ui/text/typography.ts'

type Props = { actor: ActorRefFrom<typeof giverWindowsMachine>; contact: Contact }

/** For a contact whom the giver may phone, or who has a note: the button that makes or changes one. */
export function ContactCall({ actor, contact }: Props) {
  if (!mayNoteCall(contact)) return null
  return (
    <Button wide icon={NotebookPen} onClick={() => actor.send({ type: 'callNote.requested', contact })}>
      {contact.call ? 'Modifier la note' : 'Noter l’appel'}
    </Button>
  )
}

/** The giver's note about a call, in one line. */
export function CallTold({ contact: { call } }: Pick<Props, 'contact'>) {
  return call ? (
    <span className="line-clamp-1 w-full wrap-anywhere text-ink">{fr(noteInWords(call))}</span>
  ) : null
}
