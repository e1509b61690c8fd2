import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import {
  type ContactFilter,
  type contactFiltersMachine,
  filterOf,
  visibleContacts,
} from '../../../machines/giver/contact-filters.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import { waitInWords } from '../../words/wait-in-words.ts'

type Filters = ActorRefFrom<typeof contactFiltersMachine>

export const isSameFilter = (one: ContactFilter, other: ContactFilter): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** How many contacts the filters let through, once they are read (spec §2 « Count line »). */
export function ContactTotal({ actor }: { actor: ActorRefFrom<typeof contactsMachine> }) {
  const { contacts } = useSelector(actor, (snapshot) => snapshot.context)
  const filters = useSelector(actor, (snapshot) =>
    snapshot.matches('filled') ? snapshot.children.contactFilters : undefined,
  )
  return filters ? <Total filters={filters} contacts={contacts} /> : null
}

function Total({ filters, contacts }: { filters: Filters; contacts: Contact[] }) {
  const filter = useSelector(filters, filterOf, isSameFilter)
  return (
    <p role="status" className="font-semibold tabular-nums max-md:text-sm max-md:leading-tight">
      {`${visibleContacts(contacts, filter).length} / ${contacts.length} contact(s) identifié(s)`}
    </p>
  )
}

/** Why the contacts are those of an earlier search: the last one came too soon. */
export function SearchDelay({ actor }: { actor: ActorRefFrom<typeof contactsMachine> }) {
  const seconds = useSelector(actor, ({ context }) => context.secondsToWait)
  return seconds > 0 ? (
    <p role="status" className="text-sm font-semibold">
      {`Vous avez fait beaucoup de recherches. Voici les contacts déjà trouvés ; vous pourrez en rechercher d’autres dans ${waitInWords(seconds)}.`}
    </p>
  ) : null
}
