import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { termsMachine } from '../../../machines/sign-in/terms.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { TermsText } from '../legal/terms-text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { dateInFrench } from '../../../contract/dates-in-french.ts'

type Props = { actor: ActorRefFrom<typeof termsMachine> }

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

function Agreement({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.context.isAssisted)
    return (
      <Notice tone="info" still>
        Seule la personne peut accepter les conditions : son espace s’ouvre une fois qu’elle l’a fait.
      </Notice>
    )
  if (state.matches('outdated'))
    return (
      <Notice
        tone="warning"
        title="Votre accord n’est pas enregistré"
        action={
          <Button onClick={() => actor.send({ type: 'page.reloaded' })}>Lire la nouvelle version</Button>
        }
      >
        {state.context.reason}
      </Notice>
    )
  return (
    <div className="grid gap-4">
      <Checkbox
        label="J’ai lu et j’accepte les conditions d’utilisation"
        checked={!state.matches('reading')}
        disabled={state.hasTag('busy')}
        onChange={(ticked) => actor.send({ type: ticked ? 'terms.ticked' : 'terms.unticked' })}
      />
      {state.matches('failed') ? (
        <FailureNotice>Votre accord n’a pas pu être enregistré.</FailureNotice>
      ) : null}
      <Button
        variant="primary"
        wide
        disabled={!state.can({ type: 'terms.submitted' })}
        busy={state.hasTag('busy')}
        busyLabel="Enregistrement…"
        onClick={() => actor.send({ type: 'terms.submitted' })}
      >
        Continuer
      </Button>
    </div>
  )
}

/** The terms of use of the person's role, to accept first (spec §2 « Terms of use »). */
export function Terms({ actor }: Props) {
  const { user } = useSelector(actor, ({ context }) => context)
  const isUnchecked = useSelector(actor, (snapshot) => snapshot.matches('unchecked'))
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <Heading level={1}>Conditions d’utilisation</Heading>
      {user.accept_tos_date ? (
        <Notice tone="info" still title="Les conditions ont changé">
          {`Vous aviez accepté une version précédente le ${dateInFrench(day, new Date(user.accept_tos_date))}. Lisez la nouvelle, puis acceptez-la pour continuer.`}
        </Notice>
      ) : null}
      <TermsText isGiver={user.giver !== null} />
      <Card>
        {isUnchecked ? (
          <FailureNotice
            title="Votre accord est enregistré"
            onRetry={() => actor.send({ type: 'account.checked' })}
          >
            Mais votre compte n’a pas pu être relu.
          </FailureNotice>
        ) : (
          <Agreement actor={actor} />
        )}
      </Card>
    </div>
  )
}
