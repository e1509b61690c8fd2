import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalsMachine } from '../../../../machines/giver/animals/animals.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { withNetworkAdvice } from '../../../words/network-advice.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof animalsMachine>; specimenTypes: SpecimenType[] }

/** The outcome of the last note: it can be undone, was refused, or failed. */
export function AnimalTrouble({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animals, noted, reason } = state.context
  const undo = (
    <Button icon={Undo2} onClick={() => actor.send({ type: 'note.undone' })}>
      Effacer cet animal
    </Button>
  )
  if (state.matches({ listed: 'noted' })) {
    const animal = animals.find(({ id }) => id === noted)
    return (
      <Notice tone="success" action={undo}>
        {`${animal ? animalNamed(animal, specimenTypes) : 'Animal'} : noté.`}
      </Notice>
    )
  }
  if (state.matches({ listed: 'kept' }))
    return (
      <Notice tone="danger" action={undo}>
        {withNetworkAdvice('L’animal n’a pas pu être effacé.')}
      </Notice>
    )
  const { specimen_type_id: _, tag: __, ...others } = state.context.errors
  if (state.matches({ listed: 'refused' }) && Object.keys(others).length > 0)
    return <Notice tone="danger">{Object.values(others).flat().join(' ')}</Notice>
  if (state.matches({ listed: 'failed' }))
    return <FailureNotice>L’animal n’a pas pu être noté. Votre saisie est encore à l’écran :</FailureNotice>
  if (state.matches({ listed: 'rejected' })) return <Notice tone="warning">{reason}</Notice>
  if (state.matches('undoing')) return <Text look="soft">L’animal est effacé…</Text>
  return null
}
