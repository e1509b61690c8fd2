import { useSelector } from '@xstate/react'
import { Eye, Pencil, Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { mayEdit, type userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RowButton } from '../../ui/buttons/row-button.tsx'
import { fullName } from '../../words/words.ts'

type Props = { windows: ActorRefFrom<typeof userWindowsMachine> }
type OfUser = Props & { user: ManagedUser }

/** The button that adds a user, if permitted. */
export function UserAddition({ windows }: Props) {
  const may = useSelector(windows, ({ context }) => context.permissions.includes('users.write'))
  return may ? (
    <Button variant="primary" icon={Plus} onClick={() => windows.send({ type: 'addition.requested' })}>
      Ajouter un utilisateur
    </Button>
  ) : null
}

/** The button that edits a user, if permitted and the user can be edited. */
export function UserEdition({ windows, user }: OfUser) {
  const may = useSelector(windows, ({ context }) => mayEdit(context, user))
  return may ? (
    <Button
      variant="quiet"
      icon={Pencil}
      aria-label={`Modifier ${fullName(user)}`}
      onClick={() => windows.send({ type: 'edition.requested', user })}
    >
      Modifier
    </Button>
  ) : null
}

/** The buttons of a row of the users list; a click beside them opens the user. */
export function UserControls({ windows, user }: OfUser) {
  const may = useSelector(windows, ({ context }) => mayEdit(context, user))
  return (
    <>
      <RowButton
        whole
        icon={Eye}
        label={`Voir ${fullName(user)}`}
        onClick={() => windows.send({ type: 'detail.requested', user })}
      >
        Voir
      </RowButton>
      {may ? (
        <RowButton
          icon={Pencil}
          label={`Modifier ${fullName(user)}`}
          onClick={() => windows.send({ type: 'edition.requested', user })}
        >
          Modifier
        </RowButton>
      ) : null}
    </>
  )
}
