import type { ReactNode } from 'react'
import type { Animal } from '../../../../contract/giver/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { SpecimenIcon } from '../../../ui/pictures/specimen-icon.tsx'
import { animalDetails, animalNamed, standingOf } from '../../../words/animals.ts'
import { demandInWords } from '../../../words/sanitary.ts'

type Props = {
  title: string
  animals: Animal[]
  specimenTypes: SpecimenType[]
  /** The action at the end of each line. */
  action?: (animal: Animal, name: string) => ReactNode
  /** The lines say what the animal's state is. */
  told?: boolean
}

/** What there is to say before a hand-over; of a barred animal, only what bars it. */
function demandsOn({ receiver, state, demands = [] }: Animal) {
  if (receiver) return []
  const barring = demands.filter(({ is_barring }) => is_barring)
  return barring.length > 0 || state === 'blocked' || state === 'noted' ? barring : demands
}

/** Some animals of a hunt under a heading, one a line; nothing if there are none. */
export function PersonAnimals({ title, animals, specimenTypes, action, told = false }: Props) {
  if (animals.length === 0) return null
  return (
    <section className="grid gap-1">
      <Heading level={3}>{title}</Heading>
      <ul aria-label={title} className="divide-y divide-line">
        {animals.map((animal) => {
          const name = animalNamed(animal, specimenTypes)
          const type = specimenTypes.find(({ id }) => id === animal.specimen_type_id)
          const { tone, text } = standingOf(animal)
          const details = animalDetails(animal)
          return (
            <li key={animal.id} className="flex min-h-14 items-center gap-3 py-2">
              {type ? (
                <span className="text-forest">
                  <SpecimenIcon icon_url={type.icon_url} />
                </span>
              ) : null}
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                {told || details ? (
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
                    {told ? <Badge tone={tone}>{text}</Badge> : null}
                    {details ? <span>{details}</span> : null}
                  </p>
                ) : null}
                {demandsOn(animal).map((demand) => (
                  <p key={`${demand.effect} ${demand.source}`} className="text-sm">
                    {demandInWords(demand)}
                  </p>
                ))}
              </div>
              {action?.(animal, name)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
