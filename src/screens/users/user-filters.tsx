import { useSelector } from '@xstate/react'
import { FilterX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { BACK_OFFICE } from '../../../contract/shared/users.ts'
import type { UserFilter, UserStatus } from '../../../contract/users/managed-users.ts'
import type { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import type { usersMachine } from '../../../machines/users/users.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Choices = ActorRefFrom<typeof userChoicesMachine>
type Props = { actor: ActorRefFrom<typeof usersMachine>; choices: Choices | undefined }

const states: Record<UserStatus, string> = {
  active: 'Actifs',
  waiting: 'En attente',
  refused: 'Refusés',
  blocked: 'Bloqués',
  deleted: 'Anonymisés',
  kept: 'Tous sauf les anonymisés',
  to_delete: 'Suppression demandée',
}
const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }))
/** As wide as what is chosen, so that enlarged text is not cut. */
const width = 'max-w-full max-md:w-full md:[&_select]:field-sizing-content'
const nothing: UserFilter = { status: '', role: '', federation: '' }

/** The filters of the list: status, role and federation. */
export function UserFilters({ actor, choices }: Props) {
  const query = useSelector(actor, ({ context }) => context.query)
  const narrow = (filter: Partial<UserFilter>) => actor.send({ type: 'filter.chosen', filter })
  const isNarrowed = query.status !== '' || query.role !== '' || query.federation !== ''
  return (
    <div role="group" aria-label="Filtres" className="flex flex-wrap items-end gap-3">
      <div className={`${width} min-w-44`}>
        <NativeSelect
          label="Filtrer par état"
          hideLabel
          placeholder="Tous les états"
          value={query.status}
          options={stateOptions}
          onChange={(status) => narrow({ status: status as UserFilter['status'] })}
        />
      </div>
      {choices ? <Chosen query={query} choices={choices} narrow={narrow} /> : null}
      {isNarrowed ? (
        <IconButton icon={FilterX} label="Retirer les filtres" onClick={() => narrow(nothing)} />
      ) : null}
    </div>
  )
}

type ChosenProps = {
  query: UserFilter
  choices: Choices
  narrow: (filter: Partial<UserFilter>) => void
}

/** An unknown code in the URL stays displayed, since it filters the list. */
const withCode = (options: { value: string; label: string }[], code: string) =>
  code === '' || options.some(({ value }) => value === code)
    ? options
    : [...options, { value: code, label: code }]

/** The roles and, for staff who see all of them, the federations. */
function Chosen({ query, choices, narrow }: ChosenProps) {
  const state = useSelector(choices, (snapshot) => snapshot)
  const { roles, federations } = state.context
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => choices.send({ type: 'choices.retried' })}>
        Les rôles et les fédérations n’ont pas pu être lus.
      </FailureNotice>
    )
  const ofRoles = [
    { value: BACK_OFFICE, label: 'Toute l’administration' },
    ...roles.map(({ code, label }) => ({ value: code, label })),
  ]
  const ofFederations = federations.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))
  return (
    <>
      <div className={`${width} min-w-44`}>
        <NativeSelect
          label="Filtrer par rôle"
          hideLabel
          placeholder="Tous les rôles"
          value={query.role}
          options={withCode(ofRoles, query.role)}
          onChange={(role) => narrow({ role })}
        />
      </div>
      {federations.length > 0 || query.federation ? (
        <div className={`${width} min-w-52`}>
          <NativeSelect
            label="Filtrer par fédération"
            hideLabel
            placeholder="Toutes les fédérations"
            value={query.federation}
            options={withCode(ofFederations, query.federation)}
            onChange={(federation) => narrow({ federation })}
          />
        </div>
      ) : null}
    </>
  )
}
