import { useSelector } from '@xstate/react'
import { PackageCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { giverWindowsMachine } from '../../../../machines/giver/giver-windows.ts'
import { mayNoteHandOvers } from '../../../../machines/giver/giver-windows-types.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { animals } from '../../../words/words.ts'

type Props = { actor: ActorRefFrom<typeof giverWindowsMachine>; contact: Contact }

/** The button that notes what a contact took, from the day of the hunt until its report. */
export function ContactHandOver({ actor, contact }: Props) {
  const isOffered = useSelector(actor, ({ context }) => mayNoteHandOvers(context))
  if (!isOffered) return null
  return (
    <Button wide icon={PackageCheck} onClick={() => actor.send({ type: 'handOver.requested', contact })}>
      Remis…
    </Button>
  )
}

/** What a contact was handed over at a hunt that is not reported yet. */
export function HandedOver({
  contact: { handed_over = [] },
  specimenTypes,
}: {
  contact: Contact
  specimenTypes: SpecimenType[]
}) {
  return handed_over.map(({ specimen_type_id, quantity }) => {
    const type = specimenTypes.find(({ id }) => id === specimen_type_id)
    return (
      <Badge key={specimen_type_id} tone="success" slim>
        {`Remis : ${quantity} ${type ? animals(type, quantity) : ''}`}
      </Badge>
    )
  })
}
