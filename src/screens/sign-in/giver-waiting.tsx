import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Boot } from '../../../contract/shared/session.ts'
import { limits } from '../../../contract/limits.ts'
import type { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { fr } from '../../ui/text/typography.ts'
import { dayOf } from '../../words/words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { FederationContact } from '../shared/federation-contact.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = {
  actor: ActorRefFrom<typeof giverWaitingMachine>
  /** The giver's federation; null when they belong to none. */
  federation: Boot['federation']
}

/** The page of a giver whose validation is pending or refused (spec §2 « Giver waiting page »). */
export function GiverWaiting({ actor, federation }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isRefused = state.context.user.giver?.validation_type === 'ban'
  const { refused_at = null, refusal_reason = null } = state.context.user.giver ?? {}
  const on = refused_at ? ` le ${dayOf(refused_at)}` : ''
  const why = refusal_reason ? 'si vous pensez à une erreur' : 'pour en connaître la raison'
  const name = federation ? ` (${federation.name})` : ''
  return (
    <div className="grid gap-6">
      <Heading level={1}>
        {isRefused ? 'Votre inscription a été refusée' : 'Votre compte est en attente de validation'}
      </Heading>
      <Notice tone={isRefused ? 'danger' : 'info'} still>
        {isRefused
          ? `Votre fédération${name} a refusé votre compte chasseur${on}. Contactez-la ${why} : elle peut revenir sur sa décision.`
          : `Il doit être validé par votre fédération${name}. Sans réponse sous ${limits.validationDelay} heures ouvrées, contactez-la.`}
      </Notice>
      {isRefused && refusal_reason ? (
        <section aria-label="Raison donnée par votre fédération" className="grid gap-1">
          <Heading level={2} look={3}>
            Raison donnée par votre fédération
          </Heading>
          <p className="whitespace-pre-line text-pretty wrap-anywhere">{fr(refusal_reason)}</p>
        </section>
      ) : null}
      {federation ? <FederationContact contact={federation} /> : null}
      {state.matches('unchecked') ? <FailureNotice>Votre compte n’a pas pu être relu.</FailureNotice> : null}
      <div>
        <Button
          busy={state.hasTag('busy')}
          busyLabel="Vérification…"
          onClick={() => actor.send({ type: 'account.checked' })}
        >
          {isRefused ? 'Vérifier si la décision a changé' : 'Vérifier si mon compte est validé'}
        </Button>
      </div>
    </div>
  )
}
