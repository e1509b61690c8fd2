import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { NativeSelect } from '../../ui/fields/native-select.tsx'

const most = limits.secondFactorGrace
const options = [
  { value: '', label: `Le délai habituel : ${most} jours` },
  { value: '0', label: 'Aucun : dès la première connexion' },
  ...Array.from({ length: most }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? '1 jour' : `${at + 1} jours`,
  })),
]

/** The grace period during which staff may work without a second factor. */
export function FederationGrace({ actor }: { actor: ActorRefFrom<typeof federationFormMachine> }) {
  const { grace, errors } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <NativeSelect
      label="Délai pour activer la double vérification"
      hint="Pour les personnes de la fédération qui travaillent ici, à partir de leur première connexion. Un délai plus court vaut aussi pour celles qui l’attendent encore."
      options={options}
      value={grace === null ? '' : String(grace)}
      error={errors['second_factor_grace']}
      onChange={(value) => actor.send({ type: 'grace.chosen', days: value === '' ? null : Number(value) })}
    />
  )
}
