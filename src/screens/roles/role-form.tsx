import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { hasChanges, type roleFormMachine } from '../../../machines/roles/role-form.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EntryForm, EntryTrouble } from '../patterns/entry-form.tsx'
import { isFixed } from '../../../contract/shared/roles.ts'

type Actor = ActorRefFrom<typeof roleFormMachine>

const FORM = 'role-form'

/** Creates a role or changes its code and its name (spec §5 « Role »). */
export function RoleForm({ actor, address }: { actor: Actor; address?: WindowAddress | undefined }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  return (
    <EntryForm
      title={titleOf(state.context)}
      id={FORM}
      address={address}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={
        state.matches('outdated') ? (
          <Notice tone="warning">
            Ce rôle a été modifié ou supprimé entre-temps. Fermez cette fenêtre : la liste est relue, et vous
            pouvez recommencer sur ce qu’elle montre.
          </Notice>
        ) : null
      }
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <Fields actor={actor} />
    </EntryForm>
  )
}

type Subject = Pick<ReturnType<Actor['getSnapshot']>['context'], 'role' | 'copied'>

const titleOf = ({ role, copied }: Subject) => {
  if (copied) return `Copier le rôle ${copied.label}`
  return role ? 'Modifier le rôle' : 'Ajouter un rôle'
}

function Fields({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { role, copied, code, label, errors } = state.context
  const isCodeFixed = role !== null && isFixed(role)
  return (
    <form
      id={FORM}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      {copied ? (
        <Text>
          {`Le nouveau rôle aura les mêmes permissions : ${copied.permissions.length}. Vous pourrez ensuite les changer.`}
        </Text>
      ) : null}
      <EntryTrouble
        state={state}
        title="Ce rôle ne peut pas être enregistré ainsi."
        shown={['code', 'label']}
      />
      <TextField
        label="Nom"
        hint="Tel qu’on le lit dans les listes, par exemple « Agent de terrain »."
        required
        maxLength={limits.name}
        value={label}
        error={errors['label']}
        onChange={(value) => actor.send({ type: 'label.typed', value })}
      />
      <TextField
        label="Code"
        hint={
          isCodeFixed
            ? 'L’application se sert de ce code : il ne peut pas changer.'
            : 'Un mot unique, en minuscules sans accent, avec des chiffres ou « _ » : « agent_terrain ».'
        }
        required
        spellCheck={false}
        autoComplete="off"
        maxLength={limits.roleCode}
        disabled={isCodeFixed}
        value={code}
        error={errors['code']}
        onChange={(value) => actor.send({ type: 'code.typed', value })}
      />
    </form>
  )
}
