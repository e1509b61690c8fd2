import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { FileField } from '../../ui/fields/file-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EntryTrouble } from '../patterns/entry-form.tsx'
import { FederationLogo } from '../shared/federation-logo.tsx'

type Props = { actor: ActorRefFrom<typeof federationFormMachine> }

const { width, height, maxSide, maxBytes } = limits.logo

/** The fields of a federation and their errors (spec §5 « Federation »). */
export function FederationFields({ actor, id }: Props & { id: string }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, departmentCode, name, preview, errors } = state.context
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
        shown={['department_code', 'name', 'logo']}
      />
      <TextField
        label="Code du département"
        hint={federation ? 'Le département ne peut plus être changé.' : '2 chiffres, par exemple 18.'}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={limits.departmentCode}
        disabled={federation !== null}
        value={departmentCode}
        error={errors['department_code']}
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
    </form>
  )
}
