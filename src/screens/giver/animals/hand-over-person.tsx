import type { Person } from '../../../../machines/giver/animals/hand-over-people.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { counted, fullName, away } from '../../../words/words.ts'

/** One possible recipient of the animal; the whole line is a button. */
export function HandOverPerson({ person, onChoose }: { person: Person; onChoose: () => void }) {
  const { handed_over = [], isWilling, phone, city, distance } = person
  const already = handed_over.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold">{fullName(person)}</span>
          <span className="block text-ink-soft">{`${city.label}, ${away(distance)}`}</span>
        </span>
        {already > 0 ? <Badge>{counted(already, 'déjà remis', 'déjà remis')}</Badge> : null}
        {isWilling ? (
          <Badge tone="success">A dit oui</Badge>
        ) : phone ? (
          <Badge tone="info">Numéro obtenu</Badge>
        ) : null}
      </button>
    </li>
  )
}
