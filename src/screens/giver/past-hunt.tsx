import { Copy, Pencil, Tag, Users } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { WholeRowButton } from '../../ui/buttons/whole-row-button.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { capital, dayInWords, huntCalled } from '../../words/words.ts'
import { fr } from '../../ui/text/typography.ts'
import { givenInWords } from '../../words/given.ts'
import type { HuntProps } from './hunt-card.tsx'
import { HuntCorrection } from './hunt-correction.tsx'
import { TransferLink } from './transfer-link.tsx'

/**
 * A finished hunt in one row: its day, commune and donations. The row opens its report; « Plus » opens
 * rarer actions below it.
 */
export function PastHunt(props: HuntProps) {
  const { hunt, specimenTypes, isBegun = false, onContacts, onVersions, onAnimals, onDuplicate } = props
  const given = givenInWords(hunt.given ?? [], specimenTypes)
  const called = huntCalled(hunt.started_at, hunt.city.label)
  return (
    <li className="pr-1 pl-4 has-aria-expanded:pb-3">
      <Fold
        label="Plus"
        look="narrow"
        name={`Plus, pour ${called}`}
        beside={
          <div className="relative -mr-2 flex min-h-14 min-w-0 flex-1 items-center gap-1 py-1 lg:gap-4">
            <div className="min-w-0 flex-1 leading-tight lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
              <div className="lg:w-56">
                <Heading level={3} look={4}>
                  {capital(dayInWords(hunt.started_at))}
                </Heading>
              </div>
              <p className="text-sm lg:flex-1 lg:text-base">
                <span className="text-ink-soft">{hunt.city.label}</span>
                {given ? <span>{fr(` · ${given}`)}</span> : null}
              </p>
              <HuntCorrection hunt={hunt} />
              {isBegun ? (
                <Badge tone="info" icon={Pencil}>
                  Correction commencée
                </Badge>
              ) : null}
            </div>
            {onVersions ? (
              <WholeRowButton label={`Compte rendu de ${called}`} onClick={() => onVersions(hunt)}>
                Compte rendu
              </WholeRowButton>
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
          <TransferLink hunt={hunt} />
        </div>
      </Fold>
    </li>
  )
}
