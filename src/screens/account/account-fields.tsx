import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { TypedField } from '../../../machines/account/account-draft.ts'
import type { accountFormMachine } from '../../../machines/account/account-form.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { PhoneField } from '../shared/phone-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AccountTrouble } from './account-trouble.tsx'
import { CitySearch } from '../shared/city-search.tsx'

type Props = { actor: ActorRefFrom<typeof accountFormMachine>; id: string }

const hunter = [
  { value: 'true', label: 'Oui' },
  { value: 'false', label: 'Non' },
] as const

/** The fields of the person's own account (spec §2 « Account self form », §5 « Profile edit »). */
export function AccountFields({ actor, id }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { draft, errors, user } = state.context
  const { citySearch } = state.children
  const isSaving = state.matches({ open: 'saving' })
  const field = (name: TypedField) => ({
    name,
    required: true,
    disabled: isSaving,
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => actor.send({ type: 'field.typed', field: name, value }),
  })
  return (
    <form
      id={id}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'account.submitted' })
      }}
    >
      <AccountTrouble actor={actor} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Prénom" autoComplete="given-name" maxLength={limits.name} {...field('firstname')} />
        <TextField label="Nom" autoComplete="family-name" maxLength={limits.name} {...field('lastname')} />
      </div>
      <PhoneField
        label="Téléphone"
        autoComplete="tel"
        hint="10 à 14 chiffres ou espaces"
        {...field('phone')}
      />
      {citySearch ? (
        <CitySearch
          actor={citySearch}
          id="input_city"
          label="Commune"
          error={errors['city_id']}
          disabled={isSaving}
        />
      ) : null}
      {user.giver ? (
        <div className="grid gap-2">
          <TextField
            label="NIT"
            hint={`Le numéro de ${limits.nit.length} caractères sous lequel votre fédération vous connaît.`}
            maxLength={limits.nit.length}
            autoComplete="off"
            spellCheck={false}
            {...field('nit')}
          />
          {user.giver.validation_type === 'auto' && draft.nit.trim() !== user.giver.nit ? (
            <Notice tone="warning">
              Votre compte est validé d’après votre NIT. S’il ne correspond plus à un adhérent connu, votre
              fédération devra le valider de nouveau.
            </Notice>
          ) : null}
        </div>
      ) : null}
      {user.receiver ? (
        <RadioGroup
          name="is_hunter"
          label="Êtes-vous chasseur ?"
          value={draft.isHunter}
          options={hunter}
          disabled={isSaving}
          error={errors['is_hunter']}
          onChange={(value) =>
            actor.send({ type: 'hunter.chosen', value: value === 'true' ? 'true' : 'false' })
          }
        />
      ) : null}
    </form>
  )
}
