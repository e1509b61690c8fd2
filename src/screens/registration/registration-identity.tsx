import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { missingIn, type TypedField } from '../../../machines/registration/registration-draft.ts'
import type { registrationIdentityMachine } from '../../../machines/registration/registration-identity.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PhoneField } from '../shared/phone-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CitySearch } from '../shared/city-search.tsx'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { fieldLabels, RegistrationTrouble } from './registration-trouble.tsx'

type Actor = ActorRefFrom<typeof registrationIdentityMachine>
type Props = {
  actor: Actor
  /** Opens the list of federations open for registration. */
  onFederations: () => void
}

const texts = [
  { field: 'lastname', autoComplete: 'family-name', maxLength: limits.name, Field: TextField },
  { field: 'firstname', autoComplete: 'given-name', maxLength: limits.name, Field: TextField },
  { field: 'phone', autoComplete: 'tel', Field: PhoneField },
  {
    field: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
    type: 'email',
    inputMode: 'email',
    Field: TextField,
  },
] as const

/** The notice of a restored entry, and the button to start over. */
function Resumed({ actor }: { actor: Actor }) {
  return (
    <Notice
      tone="info"
      title="Votre saisie est reprise"
      action={<Button onClick={() => actor.send({ type: 'draft.discarded' })}>Recommencer</Button>}
    >
      Vous aviez commencé une inscription sur cet appareil. Il reste à choisir votre mot de passe, qui n’est
      jamais gardé.
    </Notice>
  )
}

/** Step 1 of a registration: identity, commune and password (spec §2, §5 « Registration »). */
export function RegistrationIdentity({ actor, onFederations }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { entry, errors, refusals } = state.context
  const { citySearch } = state.children
  const type = (field: TypedField) => (value: string) => actor.send({ type: 'field.typed', field, value })
  const missing = missingIn(entry).map((field) => fieldLabels[field].toLowerCase())
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'identity.submitted' })
      }}
    >
      {state.matches({ filling: 'resumed' }) ? <Resumed actor={actor} /> : null}
      {state.matches({ filling: 'incorrect' }) ? (
        <RegistrationTrouble key={refusals} errors={errors} />
      ) : null}
      <Card>
        <div className="grid gap-4 md:grid-cols-2">
          {texts.map(({ field, Field, ...rest }) => (
            <Field
              key={field}
              {...rest}
              id={field}
              name={field}
              label={fieldLabels[field]}
              value={entry[field]}
              error={errors[field]}
              onChange={type(field)}
            />
          ))}
        </div>
      </Card>
      <Card>
        <div className="grid gap-3">
          {citySearch ? (
            <CitySearch
              actor={citySearch}
              id="city_id"
              label={fieldLabels.city_id}
              error={errors['city_id']}
            />
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Text look="small">Votre commune ne s’affiche pas ?</Text>
            <span className="-ml-3 md:ml-0">
              <Button variant="quiet" onClick={onFederations}>
                Fédérations disponibles
              </Button>
            </span>
          </div>
        </div>
      </Card>
      <Card>
        <div className="grid gap-4">
          <NewPasswordFields
            label={fieldLabels.password}
            password={entry.password}
            confirmation={entry.password_confirmation}
            errors={errors}
            onPassword={type('password')}
            onConfirmation={type('password_confirmation')}
          />
        </div>
      </Card>
      <Checkbox
        id="is_shared"
        label="D’autres personnes utilisent cet appareil"
        hint="Une inscription commencée y est alors effacée après une heure, au lieu d’une semaine."
        checked={entry.isShared}
        onChange={(isShared) => actor.send({ type: 'device.described', isShared })}
      />
      <div className="grid gap-3">
        {missing.length > 0 ? <Text look="soft">{`Il reste à remplir : ${missing.join(', ')}.`}</Text> : null}
        <Button type="submit" variant="primary" wide disabled={!state.can({ type: 'identity.submitted' })}>
          Continuer
        </Button>
      </div>
    </form>
  )
}
