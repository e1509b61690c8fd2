import { ownName } from '../../../machines/federations/found-federations.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import { fr } from '../../ui/text/typography.ts'

type Props = { federation: Federation; locked: boolean; onOpen: () => void }

const look =
  'min-h-11 cursor-pointer text-left text-balance text-forest underline decoration-1 underline-offset-4 ' +
  'hover:decoration-2 aria-disabled:cursor-progress md:min-h-10 md:whitespace-nowrap'

/**
 * The department and the name of a federation in its row, which opens its page. Only what differs from row
 * to row is written: « Cher » for « Fédération des chasseurs du Cher ».
 */
export function FederationName({ federation, locked, onOpen }: Props) {
  const { name, department_code } = federation
  return (
    <span className="flex items-baseline gap-3 md:items-center">
      <span className="tabular-nums">{department_code}</span>
      <button
        type="button"
        aria-label={fr(name)}
        title={fr(name)}
        className={look}
        aria-disabled={locked || undefined}
        onClick={() => locked || onOpen()}
      >
        {fr(ownName(federation))}
      </button>
    </span>
  )
}
