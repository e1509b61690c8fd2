import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import type { federationFormMachine } from '../../machines/federation-form.ts'
import { FileField } from '../ui/file-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FederationLogo } from './federation-logo.tsx'

type Props = { actor: ActorRefFrom<typeof federationFormMachine> }

const { width, height, maxSide, maxBytes } = limits.logo
const shown = ['department_code', 'name', 'logo']

/** The fields of a federation, and what is wrong with them (spec §5 « Federation »). */
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
        actor.send({ type: 'federation.submitted' })
      }}
    >
      <Trouble actor={actor} />
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

/** What is wrong, above the fields: also whatever no field can show. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ editing: 'failed' }))
    return (
      <Notice tone="danger">
        L’enregistrement n’a pas abouti. Votre saisie est gardée : vérifiez votre réseau, puis réessayez.
      </Notice>
    )
  if (!state.matches({ editing: 'incomplete' }) && !state.matches({ editing: 'refused' })) return null
  const others = Object.entries(state.context.errors).filter(([field]) => !shown.includes(field))
  return (
    <Notice tone="danger" title="Cette fédération ne peut pas être enregistrée ainsi.">
      {others.length > 0
        ? [...new Set(others.flatMap(([, messages]) => messages))].join(' ')
        : 'Corrigez ce qui est signalé ci-dessous.'}
    </Notice>
  )
}
