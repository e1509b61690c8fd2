import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'

/** Whether givers may have territories in neighbouring communes. */
export function FederationTerritories({ actor }: { actor: ActorRefFrom<typeof federationFormMachine> }) {
  const { nearTerritories, errors } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <Checkbox
      label="Les territoires peuvent aussi se trouver dans les communes proches"
      hint={`Celles qui sont à ${limits.federationReach} km au plus de votre département. Sans cela, seulement vos communes.`}
      checked={nearTerritories}
      error={errors['near_territories']}
      onChange={(isAllowed) => actor.send({ type: 'reach.chosen', isAllowed })}
    />
  )
}
