import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { paths, resetPath } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { OtherErrors } from './other-errors.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof passwordResetMachine> }

/** The errors that belong to no field. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ editing: 'failed' }))
    return (
      <FailureNotice title="Le mot de passe n’a pas pu être enregistré">
        Votre lien reste valable.
      </FailureNotice>
    )
  return <OtherErrors errors={state.context.errors} shown={['password', 'password_confirmation']} />
}

function Form({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isFirst, password, password_confirmation, errors } = state.context
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'password.submitted' })
        }}
      >
        {isFirst ? (
          <Text>Un compte a été créé pour vous. Choisissez son mot de passe pour commencer.</Text>
        ) : null}
        <Trouble actor={actor} />
        <NewPasswordFields
          label={isFirst ? 'Mot de passe' : 'Nouveau mot de passe'}
          password={password}
          confirmation={password_confirmation}
          errors={errors}
          readOnly={state.hasTag('busy')}
          onPassword={(value) => actor.send({ type: 'password.typed', value })}
          onConfirmation={(value) => actor.send({ type: 'confirmation.typed', value })}
        />
        <Button type="submit" variant="primary" wide busy={state.hasTag('busy')} busyLabel="Enregistrement…">
          Enregistrer le mot de passe
        </Button>
      </form>
    </Card>
  )
}

/** Chooses a new password through a reset link. */
export function PasswordReset({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isFirst } = state.context
  const content = (): ReactNode => {
    if (state.matches('checking')) return <Skeleton label="Vérification du lien…" count={2} />
    if (state.matches('unchecked'))
      return (
        <FailureNotice
          title="Le lien n’a pas pu être vérifié"
          end=" : le lien reste valable."
          onRetry={() => actor.send({ type: 'check.retried' })}
        />
      )
    if (state.matches('expired'))
      return (
        <ExpiredLink action={<LinkButton to={resetPath()}>Demander un autre lien</LinkButton>}>
          Un lien sert une seule fois : pendant une heure, ou pendant sept jours pour choisir le premier mot
          de passe d’un compte. S’il vient de servir, connectez-vous avec votre nouveau mot de passe.
        </ExpiredLink>
      )
    if (state.matches('saved'))
      return (
        <Notice
          tone="success"
          title={isFirst ? 'Votre compte est prêt' : 'Votre mot de passe est changé'}
          action={
            <LinkButton to={paths.login} variant="primary" afresh>
              Se connecter
            </LinkButton>
          }
        >
          {isFirst
            ? 'Connectez-vous avec votre adresse e-mail et ce mot de passe.'
            : 'Toutes vos sessions ont été fermées, sur tous vos appareils.'}
        </Notice>
      )
    return <Form actor={actor} />
  }
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Heading level={1}>{isFirst ? 'Bienvenue dans Venaison' : 'Nouveau mot de passe'}</Heading>
      {content()}
    </div>
  )
}
