import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { roleIsKept } from '../../../contract/users/user-entry.ts'
import {
  hasRegistered,
  isOneself,
  offeredFederations,
  offeredRoles,
  seesFederations,
  shownFields,
  type TypedField,
} from '../../../machines/users/user-draft.ts'
import type { userFormMachine } from '../../../machines/users/user-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { PhoneField } from '../shared/phone-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CitySearch } from '../shared/city-search.tsx'
import { EntryTrouble } from '../patterns/entry-form.tsx'

type Props = { actor: ActorRefFrom<typeof userFormMachine> }

/** The fields of a user and their errors (spec §5 « User form », §6). */
export function UserFields({ actor, id }: Props & { id: string }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context } = state
  const { user, errors, editor } = context
  const { citySearch } = state.children
  const isOwn = isOneself(context, editor)
  const isRegistered = hasRegistered(context)
  const field = (name: TypedField) => ({
    value: context[name],
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
        actor.send({ type: 'form.submitted' })
      }}
    >
      <EntryTrouble
        state={state}
        title="Cet utilisateur ne peut pas être enregistré ainsi."
        shown={shownFields(context, editor)}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label="Prénom"
          required
          maxLength={limits.name}
          autoComplete="off"
          {...field('firstname')}
        />
        <TextField label="Nom" optional maxLength={limits.name} autoComplete="off" {...field('lastname')} />
      </div>
      <TextField
        label="Adresse e-mail"
        type="email"
        required
        maxLength={limits.email}
        autoComplete="off"
        hint={
          user
            ? `Une autre adresse ne servira qu’une fois confirmée par un lien que nous y envoyons. L’ancienne en est prévenue et peut l’arrêter pendant ${limits.addressChange} heures.`
            : 'Nous y envoyons un lien pour choisir un mot de passe.'
        }
        {...field('email')}
      />
      <PhoneField
        label="Téléphone"
        optional
        autoComplete="off"
        hint="10 à 14 chiffres ou espaces."
        {...field('phone')}
      />
      <NativeSelect
        label="Rôle"
        placeholder="Choisissez un rôle"
        disabled={isOwn || isRegistered}
        hint={isOwn ? 'Vous ne pouvez pas changer votre propre rôle.' : isRegistered ? roleIsKept : undefined}
        value={context.roleId === null ? '' : String(context.roleId)}
        options={offeredRoles(context.roles, context, editor).map(({ id, label }) => ({
          value: String(id),
          label,
        }))}
        error={errors['role_id']}
        onChange={(value) =>
          actor.send({ type: 'choice.made', choice: { roleId: value === '' ? null : Number(value) } })
        }
      />
      {seesFederations(editor) ? (
        <NativeSelect
          label="Fédération"
          placeholder="Choisissez une fédération"
          disabled={isOwn}
          hint={isOwn ? 'Vous ne pouvez pas changer votre propre fédération.' : undefined}
          value={context.federation}
          options={offeredFederations(context.federations, context)}
          error={errors['federation_id']}
          onChange={(federation) => actor.send({ type: 'choice.made', choice: { federation } })}
        />
      ) : null}
      {citySearch ? (
        <CitySearch actor={citySearch} label="Commune" optional error={errors['city_id']} />
      ) : null}
      {user?.giver ? (
        <Checkbox
          label="Lieutenant de louveterie"
          checked={context.isWolfhunter}
          error={errors['is_wolfhunter']}
          onChange={(isWolfhunter) => actor.send({ type: 'choice.made', choice: { isWolfhunter } })}
        />
      ) : null}
    </form>
  )
}
