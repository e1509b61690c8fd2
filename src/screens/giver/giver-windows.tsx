import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { Animals } from './animals/animals.tsx'
import { PersonHandOver } from './animals/person-hand-over.tsx'
import { CallNote } from './call-note.tsx'
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

/** The window open over the giver's home, if any (spec §2 « Giver home »). */
export function GiverWindows({ actor, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { specimenTypes, hunt, person, contact } = state.context
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
  if (contacts) {
    const address = { contacts: String(hunt?.id), note: null, handover: null }
    const ofPerson = { ...address, [callNote ? 'note' : 'handover']: String(contact?.id) }
    return (
      <>
        <ContactsWindow
          actor={contacts}
          // Kept until the contacts are read, so that a reload before comes back to the same window.
          address={person ? { ...address, [person.window]: String(person.contactId) } : address}
          {...(huntOffers && { offers: huntOffers })}
          {...(delegatedMeetings && { meetings: delegatedMeetings })}
          windows={actor}
          specimenTypes={specimenTypes}
          onClose={close}
        />
        {personHandOver ? (
          <PersonHandOver actor={personHandOver} address={ofPerson} specimenTypes={specimenTypes} />
        ) : null}
        {callNote ? <CallNote actor={callNote} address={ofPerson} /> : null}
      </>
    )
  }
  return null
}
