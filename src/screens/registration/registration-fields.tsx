import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { registrationSpecificsMachine } from '../../../machines/registration/registration-specifics.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Card } from '../../ui/page/card.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Slider } from '../../ui/fields/slider.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { kilometres } from '../../words/words.ts'
import { QuantityFields, wishQuantities } from '../shared/quantity-fields.tsx'
import { KeptEntry } from './kept-entry.ts'
import { fieldLabels } from './registration-trouble.tsx'

type Props = { actor: ActorRefFrom<typeof registrationSpecificsMachine> }

const { min, max, step } = limits.searchRadius
const yesOrNo = [
  { value: 'true', label: 'Oui' },
  { value: 'false', label: 'Non' },
]

/** The fields of a giver: the NIT (spec §3 « Registration fields »). */
export function GiverSpecifics({ actor }: Props) {
  const { entry, errors } = useSelector(actor, (snapshot) => snapshot.context)
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isKept = useContext(KeptEntry)
  return (
    <Card>
      <div className="grid gap-4">
        <TextField
          id="nit"
          name="nit"
          label={fieldLabels.nit}
          hint={`Le numéro de ${limits.nit.length} caractères sous lequel votre fédération vous connaît. Où le trouver ? Demandez-le à votre fédération avant de confirmer${isKept ? ' : votre saisie est gardée sur cet appareil, sauf le mot de passe' : ''}.`}
          maxLength={limits.nit.length}
          autoComplete="off"
          spellCheck={false}
          disabled={isSending}
          value={entry.nit}
          error={errors['nit']}
          onChange={(value) => actor.send({ type: 'nit.typed', value })}
        />
        <Text look="soft">
          Si votre fédération vous connaît sous ce numéro, et à ce nom ou à cette adresse e-mail, votre compte
          est validé aussitôt. Sinon, elle le valide elle-même.
        </Text>
      </div>
    </Card>
  )
}

/** The fields of a receiver: hunter or not, search radius, wished quantities (spec §2, §3). */
export function ReceiverSpecifics({ actor }: Props) {
  const { entry, errors, specimenTypes } = useSelector(actor, (snapshot) => snapshot.context)
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const seeksNothing = Object.values(entry.quantities).every((quantity) => quantity === 0)
  return (
    <Card>
      <div className="grid gap-6">
        <RadioGroup
          id="is_hunter"
          name="is_hunter"
          label={fieldLabels.is_hunter}
          value={String(entry.isHunter)}
          options={yesOrNo}
          disabled={isSending}
          error={errors['is_hunter']}
          onChange={(value) => actor.send({ type: 'hunting.answered', isHunter: value === 'true' })}
        />
        <Slider
          id="search_radius"
          label={fieldLabels.search_radius}
          min={min}
          max={max}
          step={step}
          value={entry.radius}
          inWords={kilometres}
          disabled={isSending}
          error={errors['search_radius']}
          onChange={(radius) => actor.send({ type: 'radius.chosen', radius })}
        />
        <QuantityFields
          id="quantities"
          legend="Combien d’animaux souhaitez-vous ?"
          specimenTypes={specimenTypes}
          chosen={entry.quantities}
          options={wishQuantities}
          disabled={isSending}
          onChoose={(specimenTypeId, quantity) =>
            actor.send({ type: 'quantity.chosen', specimenTypeId, quantity })
          }
        />
        {seeksNothing ? (
          <Notice tone="warning">
            Vous ne recherchez aucun gibier. Vous ne serez pas contacté par des chasseurs.
          </Notice>
        ) : null}
        <div className="grid gap-3">
          <Checkbox
            id="is_always_available"
            label={fieldLabels.is_always_available}
            hint={
              seeksNothing
                ? undefined
                : 'Quel que soit le jour de la chasse, les responsables de territoire vous trouvent alors dès que vous avez accepté les conditions d’utilisation.'
            }
            checked={entry.isAlways}
            disabled={isSending}
            onChange={() => actor.send({ type: 'always.toggled' })}
          />
          {entry.isAlways ? null : (
            <Notice tone="warning">
              Vous ne serez pas contacté par des chasseurs avant d’avoir choisi des dates dans votre espace,
              sous « Mes disponibilités ».
            </Notice>
          )}
        </div>
        <Text look="soft">Vous pourrez tout modifier plus tard.</Text>
      </div>
    </Card>
  )
}
