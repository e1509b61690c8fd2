import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { Tooltip } from '../../ui/dialogs/tooltip.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { animals, counted, kilometres } from '../../words/words.ts'

type Props = { contact: Contact; specimenTypes: SpecimenType[] }

/** Where a person lives, and how far from the hunt. */
export const placeOf = ({ city, distance }: Contact) => fr(`${city.label} (${kilometres(distance)})`)

/** How many animals a person received from all hunters, if any (spec §2). */
export function ReceivedBefore({ contact: { sum_donation } }: Pick<Props, 'contact'>) {
  return sum_donation > 0 ? (
    <span className="font-semibold">{`Déjà ${sum_donation} gibier(s) reçu(s)`}</span>
  ) : null
}

/** How the wishes are shown: `words`, as `figures` with a tooltip, or as what has room in a `row`. */
type Look = 'words' | 'figures' | 'row'

/** What a person wishes (spec §2 « icons of wished specimen types »). */
export function Wishes({ contact, specimenTypes, look }: Props & { look: Look }) {
  return (
    <ul aria-label="Gibiers recherchés" className="contents">
      {contact.wishes.map((wish) => {
        const type = specimenTypes.find(({ id }) => id === wish.specimen_type_id)
        const [one, several] = type ? [type.label, type.label_plural] : ['gibier', 'gibiers']
        const text = counted(wish.quantity, one, several)
        const icon = (
          <span className="flex text-forest">
            <SpecimenIcon icon_url={wish.icon_url} size={look === 'figures' ? 'tiny' : 'line'} />
          </span>
        )
        return (
          <li key={wish.specimen_type_id} title={text} className="flex items-center gap-1 text-ink">
            {look === 'figures' ? (
              <Tooltip text={text} label={text} delay={limits.tooltip} inline>
                {icon}
                <span>{wish.quantity}</span>
              </Tooltip>
            ) : (
              <>
                {icon}
                <span>
                  {`${wish.quantity} `}
                  <span className={look === 'row' ? 'max-md:sr-only' : undefined}>
                    {wish.quantity <= 1 ? one : several}
                  </span>
                </span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What a receiver received at a finished hunt (spec §2). */
export function Received({ contact, specimenTypes }: Props) {
  if (contact.donations.length === 0)
    return <Text look="soft">Ce particulier n'a rien reçu lors de cette chasse.</Text>
  return (
    <ul aria-label="Gibiers reçus" className="flex flex-wrap gap-2">
      {contact.donations.map(({ specimen_type_id, quantity }) => {
        const type = specimenTypes.find(({ id }) => id === specimen_type_id)
        return (
          <li key={specimen_type_id}>
            <Badge tone="success">{`${quantity} ${type ? animals(type, quantity) : ''}`}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
