import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { mayWriteRoles, type Rights } from '../../../machines/roles/role-rights.ts'
import type { rolesMachine } from '../../../machines/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, WindowPart } from '../../ui/page/lazy-part.tsx'
import { Text } from '../../ui/text/text.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { RoleList } from './role-list.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const RoleWindows = lazyPart(async () => (await import('./role-windows.tsx')).RoleWindows)

/** The introduction of the page: what the person may change, and why not the rest. */
function whatOneMayDo(rights: Rights): string {
  if (!rights.held.includes('roles.write')) return 'Vous pouvez consulter les rôles, pas les modifier.'
  if (!rights.isNational)
    return 'Les rôles valent pour toutes les fédérations : votre compte, limité à l’une d’elles, peut les consulter.'
  return 'Tant que personne n’a un rôle, vous choisissez tout ce qu’il permet. Une fois donné, vous y changez ce que vous pouvez vous-même : personne ne reçoit ainsi plus que vous n’avez. Un rôle qui permet davantage se consulte et se copie.'
}

/** The roles that users may have, and the windows over their list (spec §2 « Roles list »). */
export function Roles({ actor }: { actor: ActorRefFrom<typeof rolesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isWindowOpen = ['forming', 'assigning', 'readingHistory', 'deleting'].some((window) =>
    state.matches(window as 'forming'),
  )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>Rôles</Heading>
        {mayWriteRoles(state.context) && !state.matches('unavailable') ? (
          <Button
            variant="primary"
            icon={Plus}
            locked={!state.can({ type: 'creation.requested' })}
            onClick={() => actor.send({ type: 'creation.requested' })}
          >
            Ajouter un rôle
          </Button>
        ) : null}
      </div>
      <Text look="soft">{whatOneMayDo(state.context)}</Text>
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Les rôles n’ont pas pu être lus.
        </FailureNotice>
      ) : state.hasTag('unread') ? (
        <Skeleton label="Lecture des rôles…" count={4} />
      ) : (
        <RoleList actor={actor} />
      )}
      {isWindowOpen ? (
        <WindowPart isAsked>
          <RoleWindows actor={actor} />
        </WindowPart>
      ) : null}
    </div>
  )
}
