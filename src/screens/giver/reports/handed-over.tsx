import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { contactsMachine } from '../../../../machines/giver/contacts.ts'
import { Text } from '../../../ui/text/text.tsx'
import { animals, fullName } from '../../../words/words.ts'

type Props = { contact: Contact; specimenTypes: SpecimenType[] }

const counted = ({ contact: { handed_over = [] }, specimenTypes }: Props): string =>
  handed_over
    .map(({ specimen_type_id, quantity }) => {
      const type = specimenTypes.find(({ id }) => id === specimen_type_id)
      return `${quantity} ${type ? animals(type, quantity) : 'gibier'}`
    })
    .join(', ')

/** The noted hand-overs of a person, beside the quantities that they prefill. */
export function HandedOver(props: Props) {
  if (!props.contact.handed_over) return null
  return <Text look="soft">{`D’après les remises notées : ${counted(props)}.`}</Text>
}

type ListProps = { actor: ActorRefFrom<typeof contactsMachine>; specimenTypes: SpecimenType[] }

/** The noted hand-overs of all people, so that they need not be searched in a long list. */
export function HandedOverList({ actor, specimenTypes }: ListProps) {
  const contacts = useSelector(actor, (snapshot) => snapshot.context.contacts)
  return (
    <ul aria-label="Remises notées" className="list-disc pl-5">
      {contacts
        .filter(({ handed_over }) => handed_over)
        .map((contact) => (
          <li key={contact.id}>{`${fullName(contact)} : ${counted({ contact, specimenTypes })}`}</li>
        ))}
    </ul>
  )
}
