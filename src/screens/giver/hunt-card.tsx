import { CalendarDays, CalendarPlus, ClipboardCheck, Pencil, Tag, Trash2, Users } from 'lucide-react'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { calendarOfHunt } from '../../../contract/giver/hunt-calendar.ts'
import { calendarUrl } from '../../words/calendar-url.ts'
import { animals, capital, dayInWords, expected, huntCalled, today } from '../../words/words.ts'
import { TransferLink } from './transfer-link.tsx'

/** The actions on a hunt. An absent action is not offered. */
export type HuntGestures = {
  onReport?: (hunt: Hunt) => void
  onContacts?: (hunt: Hunt) => void
  onVersions?: (hunt: Hunt) => void
  /** Offered from the day of the hunt on. */
  onAnimals?: (hunt: Hunt) => void
  /** Plans another like it. */
  onDuplicate?: (hunt: Hunt) => void
  onEdit?: (hunt: Hunt) => void
  onDelete?: (hunt: Hunt) => void
}
export type HuntProps = HuntGestures & {
  hunt: Hunt
  specimenTypes: SpecimenType[]
  /** An entry about it is unfinished on this device. */
  isBegun?: boolean
}

/** A hunt that is not finished, as a card: date, place, expected game and actions (spec §4 « Hunt state codes »). */
export function HuntCard(props: HuntProps) {
  const { hunt, specimenTypes, isBegun = false, onReport, onContacts, onAnimals, onEdit, onDelete } = props
  const called = huntCalled(hunt.started_at, hunt.city.label)
  const isUnderWay = hunt.started_at <= today(hunt.time_zone ?? undefined)
  const isWaiting = hunt.hunt_state.code === 'informed'
  return (
    <Card as="li" pending={isWaiting}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <Heading level={3} look={3}>
              {capital(dayInWords(hunt.started_at))}
            </Heading>
            <p className="text-ink-soft">{hunt.city.label}</p>
          </div>
          {hunt.is_wolfhunter ? <Badge tone="info">Louvetier</Badge> : null}
        </div>
        {isWaiting ? (
          <p className="flex flex-wrap gap-2">
            <Badge tone="warning" icon={CalendarDays}>
              En attente d’information
            </Badge>
            {isBegun ? (
              <Badge tone="info" icon={Pencil}>
                Saisie commencée
              </Badge>
            ) : null}
          </p>
        ) : null}
        <Previsions hunt={hunt} specimenTypes={specimenTypes} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-md:[&>*:first-child]:w-full">
          {onReport ? (
            <Button
              variant="primary"
              icon={ClipboardCheck}
              aria-label={`J'informe pour ${called}`}
              onClick={() => onReport(hunt)}
            >
              J'informe
            </Button>
          ) : null}
          {onContacts || !isWaiting ? (
            <div
              className={`flex flex-wrap gap-x-1 max-md:[&>*:first-child]:grow ${isWaiting ? '' : 'w-full'}`}
            >
              {onContacts ? (
                <Button icon={Users} aria-label={`Contacts de ${called}`} onClick={() => onContacts(hunt)}>
                  Contacts
                </Button>
              ) : null}
              {isWaiting ? null : (
                <LinkButton
                  variant="quiet"
                  icon={CalendarPlus}
                  to={calendarUrl(calendarOf(hunt, specimenTypes))}
                  saveAs={`chasse-${hunt.started_at}.ics`}
                  aria-label={`Ajouter ${called} à mon agenda`}
                >
                  Agenda
                </LinkButton>
              )}
            </div>
          ) : null}
          {onAnimals && isUnderWay ? (
            <Button icon={Tag} aria-label={`Animaux de ${called}`} onClick={() => onAnimals(hunt)}>
              Animaux
            </Button>
          ) : null}
          {isUnderWay ? <TransferLink hunt={hunt} /> : null}
          {onEdit ? (
            <Button
              variant="quiet"
              icon={Pencil}
              aria-label={`Modifier ${called}`}
              onClick={() => onEdit(hunt)}
            >
              Modifier
            </Button>
          ) : null}
          {onDelete ? (
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={`Supprimer ${called}`}
              onClick={() => onDelete(hunt)}
            >
              Supprimer
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}

/** The hunt for a calendar, with the game that is expected. */
const calendarOf = ({ id, started_at, city, hunt_previsions }: Hunt, specimenTypes: SpecimenType[]) =>
  calendarOfHunt({
    id,
    day: started_at,
    city: city.label,
    expected: hunt_previsions
      .flatMap(({ specimen_type_id, quantity }) => {
        const type = specimenTypes.find((one) => one.id === specimen_type_id)
        return type ? [`${expected(quantity)} ${animals(type, quantity)}`] : []
      })
      .join(', '),
  })

function Previsions({ hunt, specimenTypes }: Pick<HuntProps, 'hunt' | 'specimenTypes'>) {
  return (
    <ul aria-label="Gibiers attendus" className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
      {hunt.hunt_previsions.map(({ specimen_type_id, quantity }) => {
        const type = specimenTypes.find(({ id }) => id === specimen_type_id)
        return type ? (
          <li key={type.id} className="flex items-center gap-2">
            <span className="text-forest">
              <SpecimenIcon icon_url={type.icon_url} />
            </span>
            <span>{`${expected(quantity)} ${animals(type, quantity)}`}</span>
          </li>
        ) : null
      })}
    </ul>
  )
}
