import type { Expected } from '../../../contract/shared/offers.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { counted, fullName, momentInWords } from '../../words/words.ts'

/** Whom a giver’s deed, or one about a giver, notifies: who is expected at a meeting, and who else was asked. */
export function ExpectedPeople({ people = [] }: { people?: readonly Expected[] | undefined }) {
  const expected = people.flatMap(({ starts_at, ...person }) => (starts_at ? { ...person, starts_at } : []))
  // Somebody may have been asked for several hunts.
  const asked = [...new Set(people.filter(({ starts_at }) => starts_at === null).map(fullName))]
  if (people.length === 0) return null
  return (
    <div className="grid gap-3">
      {expected.length > 0 ? (
        <Notice
          tone="danger"
          title={`${counted(expected.length, 'personne est attendue', 'personnes sont attendues')} à un rendez-vous.`}
          still
        >
          <ul className="mb-1 list-disc pl-5">
            {expected.map((person) => (
              <li key={`${person.starts_at} ${fullName(person)}`}>
                {`${fullName(person)}, le ${momentInWords(person.starts_at)}`}
              </li>
            ))}
          </ul>
          Un e-mail part tout de suite : « Rendez-vous annulé : ne venez pas ».
        </Notice>
      ) : null}
      {asked.length > 0 ? (
        <Text>{`Un e-mail dit aussi que la proposition est retirée à ${asked.join(', ')}.`}</Text>
      ) : null}
    </div>
  )
}
