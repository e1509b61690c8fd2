import type { ReportChange } from '../../../contract/giver/reports.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { changeText } from '../../words/report-changes.ts'

type Props = { changes: readonly ReportChange[]; specimenTypes: readonly SpecimenType[] }

/** What a correction changes, a line for each person and type. */
export function ChangeList({ changes, specimenTypes }: Props) {
  return (
    <ul aria-label="Différences" className="grid list-disc gap-1 pl-5 tabular-nums">
      {changes
        .map((change) => changeText(change, specimenTypes))
        .map((text, place) => (
          <li key={`${place} ${text}`}>{text}</li>
        ))}
    </ul>
  )
}
