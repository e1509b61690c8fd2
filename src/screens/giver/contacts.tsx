import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { filterOf, visibleContacts } from '../../../machines/giver/contact-filters.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { MoreList } from '../../ui/lists/more-list.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { ContactTotal, isSameFilter, SearchDelay } from './contact-total.tsx'
import { ContactRow } from './contact-row.tsx'
import { NoContacts } from './no-contacts.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { fr } from '../../ui/text/typography.ts'
import { figure } from '../../words/words.ts'

type Actor = ActorRefFrom<typeof contactsMachine>
type Props = {
  actor: Actor
  specimenTypes: SpecimenType[]
  /** The content under each person: quantities to enter or received. */
  under?: (contact: Contact) => ReactNode
  /** The rows are compact, for entering a report. */
  brief?: boolean
  /** Who is displayed first. */
  isLikely?: (contact: Contact) => boolean
  /** Moves people before others; the order stays the same among equals. */
  rankOf?: (contact: Contact) => number
  /** The others are displayed on demand only. */
  fold?: boolean
  /** What is displayed about each person among their wishes. */
  told?: (contact: Contact) => ReactNode
  /** Opens the sheet of a person. */
  onOpen?: ((contact: Contact) => void) | undefined
  /** The window displays the count elsewhere. */
  countedBelow?: boolean
}

/** The contacts of a hunt with their filters, in any mode (spec §2 « Contacts modal »). */
export function Contacts(props: Props) {
  const { actor } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
        Les contacts n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty')) return <NoContacts actor={actor} />
  if (!state.matches('filled'))
    return (
      <Skeleton
        count={8}
        look="row"
        label={state.matches('obtaining') ? 'Recherche des particuliers…' : 'Lecture des contacts…'}
      />
    )
  return <Filled {...props} />
}

function Filled(props: Props) {
  const { actor, specimenTypes, under, onOpen, told, brief = false, isLikely, rankOf, fold = false } = props
  const { countedBelow = false } = props
  const { hunt, contacts, found, orders, arePhonesClosed } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  )
  const isPlanned = hunt.hunt_state.code === 'planned'
  const filters = useSelector(actor, (snapshot) => snapshot.children.contactFilters)!
  const filter = useSelector(filters, filterOf, isSameFilter)
  const visible = visibleContacts(contacts, filter)
  // The rows of a long list are deferred, so that opening and typing stay responsive.
  const rows = useDeferredValue(rankOf ? visible.toSorted((a, b) => rankOf(a) - rankOf(b)) : visible, NOBODY)
  return (
    <div className="grid gap-1 md:gap-2">
      <ContactFilters actor={filters} />
      {countedBelow ? null : <ContactTotal actor={actor} />}
      <SearchDelay actor={actor} />
      <div role="status" className="empty:hidden">
        {found > contacts.length ? (
          <p>
            {fr(
              `${figure(found)} particuliers correspondent à cette chasse : seuls les ${figure(contacts.length)} premiers sont montrés.`,
            )}
          </p>
        ) : null}
      </div>
      {arePhonesClosed ? (
        <Notice tone="info" still>
          Vous agissez à la place du responsable : lui seul peut obtenir et voir les numéros de téléphone.
        </Notice>
      ) : null}
      {visible.length > 0 && rows === NOBODY ? (
        <Skeleton count={8} look="row" label="Lecture des contacts…" />
      ) : null}
      {visible.length === 0 ? <Text look="soft">Aucun résultat.</Text> : null}
      <MoreList
        label="Contacts"
        items={rows}
        isLikely={isLikely && filter.text === '' ? isLikely : anyone}
        more={fold ? othersIn : undefined}
        keyOf={({ id }) => id}
        estimate={brief ? 98 : 68}
        render={(contact) => (
          <ContactRow
            contact={contact}
            actor={actor}
            specimenTypes={specimenTypes}
            brief={brief}
            told={told?.(contact)}
            onOpen={onOpen && (() => onOpen(contact))}
          >
            {under?.(contact)}
          </ContactRow>
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {orders.length > 0 ? (
          <p className="text-sm text-ink-soft">
            {`Ordre : ${orders.map(({ label }) => label.toLowerCase()).join(', puis ')}`}
          </p>
        ) : null}
        <Button variant="quiet" icon={RefreshCw} onClick={() => actor.send({ type: 'contacts.requested' })}>
          {isPlanned ? 'Rechercher de nouveaux contacts' : 'Relire les contacts'}
        </Button>
      </div>
    </div>
  )
}

const NOBODY: Contact[] = []
const anyone = () => true
const othersIn = (others: number) =>
  `Afficher ${others === 1 ? 'l’autre contact' : `les ${others} autres contacts`}`
