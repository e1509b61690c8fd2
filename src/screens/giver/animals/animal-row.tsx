import { useSelector } from '@xstate/react'
import { HandHeart } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Animal } from '../../../../contract/giver/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { isPermitted } from '../../../../machines/giver/animals/animal-permissions.ts'
import type { animalWindowsMachine } from '../../../../machines/giver/animals/animal-windows.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { SpecimenIcon } from '../../../ui/pictures/specimen-icon.tsx'
import { animalDetails, animalNamed, claimInWords, standingOf } from '../../../words/animals.ts'
import { demandInWords, sampleStanding, sampleTones } from '../../../words/sanitary.ts'

type Props = {
  animal: Animal
  specimenTypes: SpecimenType[]
  windows: ActorRefFrom<typeof animalWindowsMachine>
  /** The list is loading or changing, so that nothing can be opened. */
  locked: boolean
}

/** One animal of a hunt: its facts, its state, and its hand-over button. */
export function AnimalRow({ animal, specimenTypes, windows, locked }: Props) {
  const context = useSelector(windows, (snapshot) => snapshot.context)
  const type = specimenTypes.find(({ id }) => id === animal.specimen_type_id)
  const name = animalNamed(animal, specimenTypes)
  const { tone, text } = standingOf(animal)
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 py-2">
      {type ? (
        <span className="text-forest">
          <SpecimenIcon icon_url={type.icon_url} />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 basis-40">
        <button
          type="button"
          aria-label={`Ouvrir ${name}`}
          disabled={locked}
          onClick={() => windows.send({ type: 'animal.opened', animal })}
          className="min-h-11 cursor-pointer text-left font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-forest disabled:cursor-default disabled:no-underline"
        >
          {name}
        </button>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <Badge tone={tone}>{text}</Badge>
          {animal.sample ? (
            <Badge tone={sampleTones[animal.sample.state]}>{sampleStanding(animal.sample)}</Badge>
          ) : null}
          <span>{animalDetails(animal)}</span>
        </p>
        {animal.claim ? <p className="text-sm">{claimInWords(animal.claim)}</p> : null}
        {animal.receiver === null && animal.withdrawal === null
          ? animal.demands?.map((demand) => (
              <p key={`${demand.effect} ${demand.source}`} className="text-sm">
                {demandInWords(demand)}
              </p>
            ))
          : null}
      </div>
      {isPermitted(context, animal, 'handOver.requested') ? (
        <Button
          icon={HandHeart}
          aria-label={`Remettre ${name}`}
          locked={locked}
          onClick={() => windows.send({ type: 'handOver.requested', animal })}
        >
          Remettre
        </Button>
      ) : null}
    </li>
  )
}
