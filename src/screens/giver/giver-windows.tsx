import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { ContactsWindow } from './contacts-window.tsx'
import { Documents } from './documents.tsx'
import { Donation } from './donation.tsx'
import { HuntDeletion } from './hunt-deletion.tsx'
import { HuntForm } from './hunt-form.tsx'
import { Territories } from './territories.tsx'

type Props = {
  actor: ActorRefFrom<typeof giverWindowsMachine>
  specimenTypes: SpecimenType[]
  isWolfhunter: boolean
}

/** The window open over the giver's home, if any (spec §2 « Giver home »). */
export function GiverWindows({ actor, specimenTypes, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { huntForm, huntDeletion, contacts, donation, territories } = state.children
  const close = () => actor.send({ type: 'window.closed' })
  if (state.matches('documents')) return <Documents onClose={close} />
  if (territories) return <Territories actor={territories} />
  if (huntForm) return <HuntForm actor={huntForm} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />
  if (huntDeletion) return <HuntDeletion actor={huntDeletion} />
  if (contacts && donation)
    return <Donation actor={donation} contacts={contacts} specimenTypes={specimenTypes} />
  if (contacts) return <ContactsWindow actor={contacts} specimenTypes={specimenTypes} onClose={close} />
  return null
}
