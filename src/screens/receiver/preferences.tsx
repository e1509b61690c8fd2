import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { preferencesMachine } from '../../../machines/receiver/preferences.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Slider } from '../../ui/fields/slider.tsx'
import { kilometres } from '../../words/words.ts'
import { HomeCard } from '../patterns/home-card.tsx'
import { QuantityFields, wishQuantities } from '../shared/quantity-fields.tsx'
import { SaveBar } from '../patterns/save-bar.tsx'
import { UnsavedParts } from '../patterns/unsaved-parts.tsx'

type Actor = ActorRefFrom<typeof preferencesMachine>
type Props = {
  actor: Actor
  specimenTypes: SpecimenType[]
}

const { min, max, step } = limits.searchRadius

/** The card « Mes préférences » (spec §2 « Receiver home »). */
export function Preferences({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isSaving = state.matches('saving')
  return (
    <HomeCard id="preferences" title="Mes préférences">
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'preferences.submitted' })
        }}
      >
        <Slider
          label="Je recherche dans un rayon de :"
          min={min}
          max={max}
          step={step}
          value={state.context.radius}
          inWords={kilometres}
          disabled={isSaving}
          error={state.context.errors['search_radius']}
          onChange={(radius) => actor.send({ type: 'radius.chosen', radius })}
        />
        <QuantityFields
          legend="Combien d’animaux souhaitez-vous ?"
          specimenTypes={specimenTypes}
          chosen={state.context.quantities}
          options={wishQuantities}
          disabled={isSaving}
          onChoose={(specimenTypeId, quantity) =>
            actor.send({ type: 'quantity.chosen', specimenTypeId, quantity })
          }
        />
        {Object.values(state.context.quantities).every((quantity) => quantity === 0) ? (
          <Notice tone="warning">
            Vous ne recherchez aucun gibier. Vous ne serez pas contacté par des chasseurs.
          </Notice>
        ) : null}
        {state.matches({ editing: 'unsaved' }) ? <Unsaved actor={actor} /> : null}
        <SaveBar
          isChanged={state.hasTag('changed')}
          onDiscard={() => actor.send({ type: 'preferences.discarded' })}
          isSaving={isSaving}
        />
      </form>
    </HomeCard>
  )
}

const parts = {
  radius: {
    failed: 'Votre rayon de recherche n’a pas été enregistré.',
    saved: 'Votre rayon de recherche est enregistré.',
  },
  wishes: {
    failed: 'Vos gibiers recherchés n’ont pas été enregistrés.',
    saved: 'Vos gibiers recherchés sont enregistrés.',
  },
}

/** Which of the two parts was not saved, and the server’s reason if it gave one. */
function Unsaved({ actor }: { actor: Actor }) {
  const { unsaved, errors } = useSelector(actor, (snapshot) => snapshot.context)
  const words = (['radius', 'wishes'] as const).map(
    (part) => parts[part][unsaved.includes(part) ? 'failed' : 'saved'],
  )
  return <UnsavedParts parts={words} errors={errors} />
}
