import { Copy, FileClock, Tag, Users } from 'lucide-react'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { capital, dayInWords, huntCalled } from '../../words/words.ts'
import { givenInWords } from '../../words/given.ts'
import type { HuntGestures } from './hunt-card.tsx'
import { HuntCorrection } from './hunt-correction.tsx'

type Props = HuntGestures & { hunt: Hunt; specimenTypes: SpecimenType[] }

/** A finished hunt: its day, commune and donations. Rare actions are collapsed. */
export function PastHunt(props: Props) {
  const { hunt, specimenTypes, onContacts, onVersions, onAnimals, onDuplicate } = props
  const given = givenInWords(hunt.given ?? [], specimenTypes)
  const called = huntCalled(hunt.started_at, hunt.city.label)
  return (
    <Card as="li">
      <Heading level={3} look={4}>
        {capital(dayInWords(hunt.started_at))}
      </Heading>
      <p>
        <span className="text-ink-soft">{hunt.city.label}</span>
        {given ? ` · ${given}` : null}
      </p>
      <HuntCorrection hunt={hunt} />
      <Fold
        label="Plus"
        look="narrow"
        name={`Plus, pour ${called}`}
        beside={
          <div className="-ml-3 flex-1">
            {onVersions ? (
              <Button
                variant="quiet"
                icon={FileClock}
                aria-label={`Compte rendu de ${called}`}
                onClick={() => onVersions(hunt)}
              >
                Compte rendu
              </Button>
            ) : null}
          </div>
        }
      >
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          {onContacts ? (
            <Button icon={Users} aria-label={`Contacts de ${called}`} onClick={() => onContacts(hunt)}>
              Contacts
            </Button>
          ) : null}
          {onAnimals ? (
            <Button icon={Tag} aria-label={`Animaux de ${called}`} onClick={() => onAnimals(hunt)}>
              Animaux
            </Button>
          ) : null}
          {onDuplicate ? (
            <Button icon={Copy} aria-label={`Dupliquer ${called}`} onClick={() => onDuplicate(hunt)}>
              Dupliquer
            </Button>
          ) : null}
        </div>
      </Fold>
    </Card>
  )
}
