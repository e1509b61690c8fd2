import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { isFixed } from '../../contract/roles.ts'
import type { roleFormMachine } from '../../machines/role-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Confirmation } from './confirmation.tsx'

type Actor = ActorRefFrom<typeof roleFormMachine>

/** Creates a role or changes its code and its name (spec §5 « Role »). */
export function RoleForm({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { confirmation } = state.children
  const isSaving = state.hasTag('busy')
  const isOutdated = state.matches('outdated')
  const close = () => actor.send({ type: 'form.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={state.context.role ? 'Modifier le rôle' : 'Ajouter un rôle'}
      busy={isSaving}
      onClose={close}
      actions={
        isOutdated ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <Button disabled={isSaving} onClick={close}>
              Annuler
            </Button>
            <Button
              variant="primary"
              busy={isSaving}
              busyLabel="Enregistrement…"
              onClick={() => actor.send({ type: 'role.submitted' })}
            >
              Enregistrer
            </Button>
          </>
        )
      }
    >
      {isOutdated ? (
        <Notice tone="warning">Ce rôle a été supprimé entre-temps : il ne peut plus être modifié.</Notice>
      ) : (
        <Fields actor={actor} />
      )}
      {confirmation ? <Confirmation actor={confirmation} danger /> : null}
    </Dialog>
  )
}

function Fields({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { role, code, label, errors } = state.context
  const isCodeFixed = role !== null && isFixed(role)
  const isSaving = state.hasTag('busy')
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'role.submitted' })
      }}
    >
      <Trouble actor={actor} />
      <TextField
        label="Nom"
        hint="Tel qu’on le lit dans les listes, par exemple « Agent de terrain »."
        required
        maxLength={limits.name}
        disabled={isSaving}
        value={label}
        error={errors['label']}
        onChange={(value) => actor.send({ type: 'label.typed', value })}
      />
      <TextField
        label="Code"
        hint={
          isCodeFixed
            ? 'L’application se sert de ce code : il ne peut pas changer.'
            : 'Un mot court et unique, par exemple « agent_terrain ».'
        }
        required
        spellCheck={false}
        autoComplete="off"
        maxLength={limits.roleCode}
        disabled={isCodeFixed || isSaving}
        value={code}
        error={errors['code']}
        onChange={(value) => actor.send({ type: 'code.typed', value })}
      />
    </form>
  )
}

/** What is wrong, above the fields: also whatever no field can show. */
function Trouble({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ editing: 'failed' }))
    return (
      <Notice tone="danger">
        L’enregistrement n’a pas abouti. Votre saisie est gardée : vérifiez votre réseau, puis réessayez.
      </Notice>
    )
  const { code: _code, label: _label, ...others } = state.context.errors
  const messages = Object.values(others).flat()
  return messages.length > 0 ? <Notice tone="danger">{messages.join(' ')}</Notice> : null
}
