import { changeText, type NamedChange } from '../../words/report-changes.ts'

/** The changes of a correction, one line per person and type. */
export const ChangeList = ({ changes }: { changes: readonly NamedChange[] }) => (
  <ul aria-label="Différences" className="grid list-disc gap-1 pl-5 tabular-nums">
    {changes.map(changeText).map((text, place) => (
      <li key={`${place} ${text}`}>{text}</li>
    ))}
  </ul>
)
