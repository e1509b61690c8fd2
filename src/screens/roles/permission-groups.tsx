import { viewNeededFor } from '../../../contract/permissions.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { fr } from '../../ui/text/typography.ts'
import type { PermissionRow } from '../../../contract/shared/roles.ts'

/** The areas of the product by the first word of a permission’s code, in display order. */
const areas: Record<string, string> = {
  users: 'Utilisateurs',
  roles: 'Rôles',
  federations: 'Fédérations',
  statistics: 'Statistiques',
  hunts: 'Chasses',
}
const OTHERS = 'Autres'
const areaOf = ({ code }: PermissionRow) => areas[code.split('.')[0] ?? ''] ?? OTHERS

/** What the others of an area are selected together with, in words; null if there is nothing such. */
function goesWith(own: readonly PermissionRow[]): string | null {
  const others = own.filter(({ code }) => viewNeededFor(code) !== null)
  const view = own.find(({ code }) => others.some((other) => viewNeededFor(other.code) === code))
  return view ? `${others.length > 1 ? 'Les autres vont' : 'L’autre va'} avec « ${view.label} ».` : null
}

type Props = {
  permissions: readonly PermissionRow[]
  /** The ids of the selected permissions. */
  chosen: readonly number[]
  /** Whether a permission is read-only. */
  isLocked: (permission: PermissionRow) => boolean
  onTick: (permission: PermissionRow, isTicked: boolean) => void
}

/** The permissions of a role as checkboxes, by area. */
export function PermissionGroups({ permissions, chosen, isLocked, onTick }: Props) {
  const shown = [...Object.values(areas), OTHERS]
    .map((area) => ({ area, own: permissions.filter((permission) => areaOf(permission) === area) }))
    .filter(({ own }) => own.length > 0)
    .map(({ area, own }) => ({ area, own, companion: goesWith(own) }))
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-x-8">
      {shown.map(({ area, own, companion }) => (
        <fieldset key={area} aria-describedby={companion ? `with-${area}` : undefined} className="min-w-0">
          <legend className="w-full border-b border-line pb-1 font-semibold">{fr(area)}</legend>
          <div className="grid pt-1">
            {companion ? (
              <p id={`with-${area}`} className="pt-1 text-sm text-ink-soft">
                {fr(companion)}
              </p>
            ) : null}
            {own.map((permission) => (
              <Checkbox
                key={permission.id}
                label={permission.label}
                checked={chosen.includes(permission.id)}
                locked={isLocked(permission)}
                onChange={(isTicked) => onTick(permission, isTicked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
