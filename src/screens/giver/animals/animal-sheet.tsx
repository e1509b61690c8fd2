import { useSelector } from '@xstate/react'
import { Eraser, FlaskConical, HandHeart, Pencil, Undo2, XCircle } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Animal } from '../../../../contract/giver/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { isPermitted, maySample } from '../../../../machines/giver/animals/animal-permissions.ts'
import type { animalWindowsMachine } from '../../../../machines/giver/animals/animal-windows.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalDetails, animalNamed, examinationOf, standingOf } from '../../../words/animals.ts'
import { demandInWords } from '../../../words/sanitary.ts'
import { nextStepOf } from '../../../../machines/giver/animals/own-sample-draft.ts'
import { SampleFacts } from './sample-facts.tsx'
import { informingOf } from '../../../../machines/giver/animals/messages.ts'

type Props = {
  actor: ActorRefFrom<typeof animalWindowsMachine>
  animal: Animal
  animals: Animal[]
  specimenTypes: SpecimenType[]
}

const commands = [
  { type: 'handOver.requested', label: 'Remettre à…', icon: HandHeart },
  { type: 'edition.requested', label: 'Corriger', icon: Pencil },
  { type: 'departure.requested', label: 'Retirer', icon: XCircle },
  { type: 'deletion.requested', label: 'Effacer', icon: Eraser },
] as const

/** Why an animal cannot be handed over, if it needs explaining. */
function obstacleOf({ state, demands = [], receiver, withdrawal }: Animal): string | null {
  if (state === 'blocked')
    return 'L’examen a trouvé une anomalie : cet animal ne peut être remis à personne, ni donné, ni vendu. « Retirer » note ce qu’il devient.'
  const barring = demands.filter(({ is_barring }) => is_barring)
  if (barring.length > 0 && !receiver && !withdrawal) return barring.map(demandInWords).join(' ')
  if (state === 'noted')
    return 'Il manque le bracelet : sans lui, cet animal ne peut être ni transporté ni remis. « Corriger » permet de le noter.'
  return null
}

/** All facts about an animal, and the commands on it. */
export function AnimalSheet({ actor, animal, animals, specimenTypes }: Props) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { tone, text } = standingOf(animal)
  const obstacle = obstacleOf(animal)
  const informing = informingOf(animal)
  const close = () => actor.send({ type: 'window.closed' })
  return (
    <Dialog
      size="small"
      title={animalNamed(animal, specimenTypes)}
      badge={<Badge tone={tone}>{text}</Badge>}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <div className="grid gap-4">
        {obstacle ? (
          <Notice tone="warning" still>
            {obstacle}
          </Notice>
        ) : null}
        {informing.length > 0 ? (
          <Notice tone="info" still>
            {informing.map(demandInWords).join(' ')}
          </Notice>
        ) : null}
        <div className="grid gap-1">
          <Text>{animalDetails(animal) || 'Sexe, poids et heure : non notés.'}</Text>
          <Text look="soft">{examinationOf(animal)}</Text>
          {animal.sheet ? <Text look="soft">{`Fiche d’accompagnement n° ${animal.sheet}.`}</Text> : null}
          {animal.sample ? <SampleFacts sample={animal.sample} /> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {commands.map(({ type, label, icon }) =>
            isPermitted(context, animal, type) ? (
              <Button key={type} icon={icon} onClick={() => actor.send({ type, animal })}>
                {label}
              </Button>
            ) : null,
          )}
          {maySample(context, animal) ? (
            <Button
              icon={FlaskConical}
              onClick={() => actor.send({ type: 'sample.requested', animal, animals })}
            >
              {nextStepOf(animal) === 'take'
                ? 'Noter un prélèvement'
                : animal.sample?.state === 'sent'
                  ? 'Corriger l’envoi'
                  : 'Noter l’envoi'}
            </Button>
          ) : null}
          {isPermitted(context, animal, 'return.requested') ? (
            <Button icon={Undo2} onClick={() => actor.send({ type: 'return.requested', animal })}>
              {animal.receiver ? 'Annuler la remise' : 'Annuler le retrait'}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
