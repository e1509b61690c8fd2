import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isPower } from '../../../contract/permissions.ts'
import type { accountMachine } from '../../../machines/account/account.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { AccountDetails } from './account-details.tsx'
import { AccountForm } from './account-form.tsx'
import { ClosedChoices } from './closed-choices.tsx'
import { DataExport } from './data-export.tsx'
import { DeletionRequest } from './deletion-request.tsx'
import { GdprChoice } from './gdpr-choice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { Newsletter } from './newsletter.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordChange } from './password-change.tsx'
import { PhoneHolders } from './phone-holders.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { fullName } from '../../words/words.ts'
import type { Boot } from '../../../contract/shared/session.ts'

type Props = {
  actor: ActorRefFrom<typeof accountMachine>
  /** Cards that only some accounts have. */
  children?: ReactNode
} & Pick<Boot, 'role' | 'federation' | 'permissions'>

/** « Mon compte » (spec §2 « My account »). */
export function Account({ actor, children, ...boot }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="grid gap-6">
      <Heading level={1}>Mon compte</Heading>
      {state.matches('loading') ? <Skeleton label="Lecture de votre compte…" count={3} /> : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'account.retried' })}>
          Votre compte n’a pas pu être lu.
        </FailureNotice>
      ) : null}
      {state.matches('ready') ? (
        <Cards actor={actor} {...boot}>
          {children}
        </Cards>
      ) : null}
    </div>
  )
}

function Cards({ actor, role, federation, permissions, children: more }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context, children } = state
  const { user } = context
  const { accountForm, newsletter, gdprChoice, passwordChange, dataExport } = children
  const { deletionRequest, phoneHolders, ownSessions } = children
  return (
    <>
      <HomeCard id="details" title="Mes informations">
        <AccountDetails user={user} role={role} federation={federation} />
        <Freshness actor={actor} />
        <div>
          <Button
            variant="primary"
            icon={Pencil}
            onClick={() => accountForm?.send({ type: 'form.opened', user })}
          >
            Modifier mes informations
          </Button>
        </div>
      </HomeCard>
      {more}
      {ownSessions ? <OwnSessions actor={ownSessions} /> : null}
      {phoneHolders ? <PhoneHolders actor={phoneHolders} /> : null}
      {state.matches({ ready: { decisions: 'closed' } }) ? (
        <ClosedChoices name={fullName(user)} hasPower={permissions?.some(isPower) ?? false} />
      ) : (
        <div className="grid gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
          {gdprChoice ? (
            <GdprChoice actor={gdprChoice} roleCode={role?.code ?? ''} ending={user.ending} />
          ) : null}
          {newsletter ? <Newsletter actor={newsletter} since={user.newsletter_accepted_at} /> : null}
          {passwordChange ? <PasswordChange actor={passwordChange} email={user.email} /> : null}
          {dataExport ? <DataExport actor={dataExport} /> : null}
          {deletionRequest ? (
            <DeletionRequest actor={deletionRequest} since={user.deletion_requested_at} />
          ) : null}
        </div>
      )}
      {accountForm ? <AccountForm actor={accountForm} /> : null}
    </>
  )
}

/** Whether the displayed values are up to date with the server. */
function Freshness({ actor }: Pick<Props, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ ready: { details: 'stale' } }))
    return (
      <Notice
        tone="danger"
        action={<Button onClick={() => actor.send({ type: 'account.retried' })}>Réessayer</Button>}
      >
        Ce qui est montré n’est plus à jour : votre compte n’a pas pu être relu.
      </Notice>
    )
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {state.matches({ ready: { details: 'reading' } }) ? 'Lecture de votre compte…' : null}
    </p>
  )
}
