import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { departmentTaken } from '../../../contract/federations/federations.ts'
import { limits } from '../../../contract/limits.ts'
import type { ContactField } from '../../../machines/federations/federation-draft.ts'
import type { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PhoneField } from '../shared/phone-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EntryTrouble } from '../patterns/entry-form.tsx'
import { FederationGrace } from './federation-grace.tsx'
import { FederationTerritories } from './federation-territories.tsx'
import { FederationLogo } from '../shared/federation-logo.tsx'

type Props = { actor: ActorRefFrom<typeof federationFormMachine> }

const { width, height, maxSide, maxBytes } = limits.logo

/** The fields of a federation and their errors (spec §5 « Federation »). */
export function FederationFields({ actor, id }: Props & { id: string }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, departmentCode, name, contact, preview, errors, isTaken } = state.context
  const wrongDepartment = new Set([
    ...(isTaken ? [departmentTaken] : []),
    ...(errors['department_code'] ?? []),
  ])
  const field = (name: ContactField) => ({
    value: contact[name],
    error: errors[name],
    onChange: (value: string) => actor.send({ type: 'contact.typed', field: name, value }),
  })
  const picture = preview ?? federation?.url_logo
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
        title="Cette fédération ne peut pas être enregistrée ainsi."
        shown={[
          'department_code',
          'name',
          'logo',
          'contact_email',
          'contact_phone',
          'contact_hours',
          'second_factor_grace',
          'near_territories',
        ]}
      />
      <TextField
        label="Code du département"
        hint={
          federation
            ? 'Le département ne peut plus être changé.'
            : '2 chiffres, par exemple 18. Les fédérations de Corse et d’outre-mer sont ajoutées par qui fait tourner le service.'
        }
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={limits.departmentCode + 1}
        disabled={federation !== null}
        value={departmentCode}
        error={[...wrongDepartment]}
        onBlur={() => actor.send({ type: 'department.left' })}
        onChange={(value) => actor.send({ type: 'department.typed', value })}
      />
      <TextField
        label="Nom de la fédération"
        autoComplete="organization"
        required
        maxLength={limits.name}
        value={name}
        error={errors['name']}
        onChange={(value) => actor.send({ type: 'name.typed', value })}
      />
      <FileField
        label="Logo"
        hint={`Image PNG, ${width}×${height} px conseillé, ${maxSide} px de côté et ${maxBytes / 1_000_000} Mo au plus.`}
        accept="image/png"
        optional={federation !== null}
        required={federation === null}
        error={errors['logo']}
        onChange={(file) => actor.send({ type: 'logo.chosen', file })}
      >
        {picture ? <FederationLogo url={picture} alt="Aperçu du logo" look="preview" /> : null}
      </FileField>
      {state.can({ type: 'logo.dropped' }) ? (
        <div>
          <Button onClick={() => actor.send({ type: 'logo.dropped' })}>Garder le logo actuel</Button>
        </div>
      ) : null}
      <div role="group" aria-labelledby={`${id}-contact`} className="grid gap-5">
        <div className="grid gap-1">
          <Heading level={3} id={`${id}-contact`}>
            Comment vous joindre
          </Heading>
          <Text look="soft">
            Montré aux responsables de territoire dont le compte attend ou a été refusé, et écrit dans les
            e-mails.
          </Text>
        </div>
        <TextField
          label="Adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          optional
          maxLength={limits.email}
          {...field('contact_email')}
        />
        <PhoneField
          label="Téléphone"
          hint="10 à 14 chiffres ou espaces."
          autoComplete="off"
          optional
          {...field('contact_phone')}
        />
        <TextField
          label="Horaires"
          hint="Par exemple : du lundi au vendredi, de 9 h à 12 h."
          autoComplete="off"
          optional
          maxLength={limits.name}
          {...field('contact_hours')}
        />
      </div>
      <FederationTerritories actor={actor} />
      <FederationGrace actor={actor} />
    </form>
  )
}
