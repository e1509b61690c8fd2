import { useSelector } from '@xstate/react'
import { Copy } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { userTokenMachine } from '../../../machines/users/user-token.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ofName } from '../../../contract/words-in-french.ts'
import { fullName } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof userTokenMachine> }

/** The link, which serves its maker only, where they are signed in. */
function Link({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { link } = state.context
  if (!link) return null
  return (
    <>
      <TextField label="Lien de connexion" value={link.url} readOnly spellCheck={false} />
      <Notice tone="info" still>
        Il sert une seule fois, pendant dix minutes, et à vous seul, là où vous êtes connecté. Votre propre
        session est gardée : le bouton « Terminer » ramène à cette fiche.
      </Notice>
      <p role="status" className="empty:hidden">
        {state.matches({ obtained: 'copied' }) ? 'Le lien est copié.' : null}
      </p>
      {state.matches({ obtained: 'uncopied' }) ? (
        <Notice tone="warning">
          Votre navigateur refuse la copie. Sélectionnez le lien et copiez-le à la main.
        </Notice>
      ) : null}
    </>
  )
}

/** The page of the link, within the application. */
const localPath = (url: string) => new URL(url).pathname + new URL(url).search

/** Creates a single-use link to a user's session (design §5 « Token »). */
export function UserToken({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { user, link, reason } = state.context
  const close = () => actor.send({ type: 'window.closed' })
  const isBusy = state.hasTag('busy')
  const isObtained = state.matches('obtained')
  if (state.status === 'done') return null
  return (
    <Dialog
      title="Lien de connexion"
      busy={isBusy}
      onClose={close}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {state.matches('asking') ? 'Annuler' : 'Fermer'}
          </Button>
          {isObtained && link ? (
            <>
              <Button icon={Copy} onClick={() => actor.send({ type: 'link.copied' })}>
                Copier le lien
              </Button>
              <LinkButton to={localPath(link.url)} variant="primary" afresh>
                Ouvrir le lien
              </LinkButton>
            </>
          ) : state.matches('refused') ? null : (
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel="Préparation du lien…"
              onClick={() => actor.send({ type: 'link.requested' })}
            >
              {state.matches('asking') ? 'Obtenir un lien' : 'Obtenir un autre lien'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {isObtained ? (
          <Link actor={actor} />
        ) : (
          <Text>
            {`Ce lien ouvre la session ${ofName(fullName(user))}, une seule fois, pendant dix minutes. Vous y agissez à sa place pendant trente minutes : un e-mail l’en avertit, et l’historique garde ce que vous faites.`}
          </Text>
        )}
        {state.matches('expired') ? (
          <Notice tone="warning">Les dix minutes sont passées : ce lien n’est plus bon.</Notice>
        ) : null}
        {state.matches('failed') ? <FailureNotice>Le lien n’a pas pu être obtenu.</FailureNotice> : null}
        {state.matches('refused') ? <Notice tone="warning">{reason}</Notice> : null}
      </div>
    </Dialog>
  )
}
