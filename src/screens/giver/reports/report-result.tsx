import type { Report } from '../../../../contract/giver/reports.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { receivedInWords, unreceivedInWords } from '../../../words/report-result.ts'

type Props = { report: Report; specimenTypes: SpecimenType[] }

/** Who received what at a past hunt, and what became of the noted animals that nobody received. */
export function ReportResult({ report: { received, unreceived }, specimenTypes }: Props) {
  return (
    <>
      <div className="grid gap-2">
        <Heading level={3}>Qui a reçu quoi</Heading>
        {received.length === 0 ? (
          <Text>Aucun don n'a été effectué lors de cette chasse</Text>
        ) : (
          <ul aria-label="Qui a reçu quoi" className="divide-y divide-line">
            {received.map((each, place) => {
              const { who, what } = receivedInWords(each, specimenTypes)
              return (
                <li key={`${place} ${who}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span className="font-semibold wrap-anywhere">{who}</span>
                  <span className="tabular-nums">{what}</span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <div className="grid gap-2">
        <Heading level={3}>Le reste</Heading>
        {unreceived.length === 0 ? (
          <Text look="soft">Aucun autre animal n’a été noté.</Text>
        ) : (
          <ul aria-label="Le reste" className="grid list-disc gap-1 pl-5 tabular-nums">
            {unreceived.map((each) => (
              <li key={`${each.specimen_type_id} ${each.fate}`}>{unreceivedInWords(each, specimenTypes)}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
