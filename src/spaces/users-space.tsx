import { useActorRef } from '@xstate/react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Boot } from '../../contract/shared/session.ts'
import { UsersAddress } from '../../contract/users/managed-users.ts'
import { listUrlOf, useListQuery, useListUrl } from '../routes/list-url.ts'
import { askedUserWindow } from '../routes/staff-window-url.ts'
import { paths } from '../paths.ts'
import { Users } from '../screens/users/users.tsx'
import { Redirect } from '../ui/page/redirect.tsx'
import { userChoicesMachine } from '../../machines/users/user-choices.ts'
import { usersMachine } from '../../machines/users/users.ts'
import { copyText } from '../actors/shared/clipboard.ts'
import { wire } from '../actors/wire.ts'

const users = wire(usersMachine, { actors: { copyText } })
const userChoices = wire(userChoicesMachine)

const url = listUrlOf(UsersAddress)

/** An id that no user has. */
const NOBODY = 0
const isNumber = (text: string) => /^\d{1,15}$/.test(text)

/** The users page. An id in the URL that is not a number is treated as an unknown user. */
export function UsersSpace({ boot }: { boot: Boot }) {
  const { userId } = useParams()
  if (userId !== undefined && !isNumber(userId)) return <Redirect to={`${paths.users}/${NOBODY}`} />
  return <UsersList boot={boot} asked={userId === undefined ? undefined : Number(userId)} />
}

/**
 * Starts the users list with the query of its URL, and the window of the user named there; loaded with
 * its route.
 */
function UsersList({ boot, asked }: { boot: Boot; asked: number | undefined }) {
  const query = useListQuery(url)
  const [params] = useSearchParams()
  const actor = useActorRef(users, {
    input: {
      query,
      asked,
      windows: {
        window: askedUserWindow(params, asked),
        callerId: boot.user?.id ?? 0,
        federationId: boot.user?.federation_id ?? null,
        permissions: boot.permissions ?? [],
      },
    },
  })
  const federationId = boot.user?.federation_id ?? null
  const withFederations = federationId === null && (boot.permissions ?? []).includes('federations.view')
  const choices = useActorRef(userChoices, { input: { withFederations } })
  useListUrl(actor, url)
  return <Users actor={actor} choices={choices} />
}
