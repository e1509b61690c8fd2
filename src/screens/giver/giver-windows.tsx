import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import type { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Animals } from './animals/animals.tsx'
import { PersonHandOver } from './animals/person-hand-over.tsx'
import { CallNote } from './call-note.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { ContactsWindow } from './contacts-window.tsx'
import { Documents } from './documents.tsx'
import { Donation } from './reports/donation.tsx'
import { HuntDeletion } from './hunt-deletion.tsx'
import { HuntForm } from './hunt-form.tsx'
import { ReportAmendment } from './reports/report-amendment.tsx'
import { ReportVersions } from './reports/report-versions.tsx'
import { Territories } from './territories/territories.tsx'
import { WindowOpening } from './window-opening.tsx'

type Props = {
  actor: ActorRefFrom<typeof giverWindowsMachine>
  isWolfhunter: boolean
}

/**
 * The URL state of the contacts' window and of the one over it. The one named by the URL stays named until
 * the contacts, or their offers, are read, so that a reload before comes back to it too.
 */
function addressOf(
  state: SnapshotFrom<typeof giverWindowsMachine>,
  offers: SnapshotFrom<typeof huntOffersMachine> | undefined,
): WindowAddress {
  const { context, children } = state
  const { hunt, contact, askedContact } = context
  const list = { contacts: String(hunt?.id), contact: null, note: null, handover: null, meeting: null }
  if (askedContact) return { ...list, [askedContact.window]: String(askedContact.contactId) }
  const met = offers?.matches('loading')
    ? offers.context.asked
    : offers?.matches('confirmingOffer') && offers.context.offer?.contact_id
  if (met) return { ...list, meeting: String(met) }
  if (state.matches({ consulting: 'choosing' })) return { ...list, contact: String(contact?.id) }
  if (children.callNote) return { ...list, note: String(contact?.id) }
  return children.personHandOver ? { ...list, handover: String(contact?.id) } : list
}

/** The window open over the giver's home, if any (spec §2 « Giver home »). */
export function GiverWindows({ actor, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { specimenTypes } = state.context
  const {
    huntForm,
    huntDeletion,
    contacts,
    donation,
    huntOffers,
    delegatedMeetings,
    personHandOver,
    callNote,
    reportVersions,
    reportAmendment,
    territories,
    windowOpening,
  } = state.children
  const offers = useSelector(huntOffers, (snapshot) => snapshot)
  const close = () => actor.send({ type: 'window.closed' })
  if (state.matches('documents')) return <Documents onClose={close} />
  if (windowOpening) return <WindowOpening actor={windowOpening} />
  if (territories) return <Territories actor={territories} />
  if (huntForm) return <HuntForm actor={huntForm} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />
  if (huntDeletion) return <HuntDeletion actor={huntDeletion} />
  if (reportVersions) return <ReportVersions actor={reportVersions} specimenTypes={specimenTypes} />
  if (reportAmendment) return <ReportAmendment actor={reportAmendment} />
  if (state.children.animals) return <Animals actor={state.children.animals} specimenTypes={specimenTypes} />
  if (donation) return <Donation actor={donation} />
  if (contacts)
    return (
      <>
        <ContactsWindow
          actor={contacts}
          address={addressOf(state, offers)}
          {...(huntOffers && { offers: huntOffers })}
          {...(delegatedMeetings && { meetings: delegatedMeetings })}
          windows={actor}
          specimenTypes={specimenTypes}
          onClose={close}
        />
        {state.matches({ consulting: 'choosing' }) ? (
          <ContactSheet
            actor={contacts}
            {...(huntOffers && { offers: huntOffers })}
            windows={actor}
            specimenTypes={specimenTypes}
          />
        ) : null}
        {personHandOver ? <PersonHandOver actor={personHandOver} specimenTypes={specimenTypes} /> : null}
        {callNote ? <CallNote actor={callNote} /> : null}
      </>
    )
  return null
}
