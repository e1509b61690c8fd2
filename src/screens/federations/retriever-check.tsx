import { useSelector } from '@xstate/react'
import { FileDown } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { retrieverColumns } from '../../../contract/federations/retrievers.ts'
import type { retrieverCheckMachine } from '../../../machines/federations/retriever-check.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Progress } from '../../ui/notices/progress.tsx'
import { Text } from '../../ui/text/text.tsx'
import { figure } from '../../words/words.ts'
import { RetrieverReport } from './retriever-report.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof retrieverCheckMachine> }

const { bytes, rows } = limits.retrieverFile

function FileChoice({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, file, round } = state.context
  return (
    <div className="grid gap-4">
      <FileField
        key={round}
        label="Fichier des adhérents"
        hint={`Un fichier CSV, ${bytes / 1_000_000} Mo et ${figure(rows)} lignes au plus.`}
        accept=".csv,text/csv"
        required
        error={errors}
        onChange={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
      />
      {state.matches({ choosing: 'failed' }) ? (
        <FailureNotice end=" ; si le fichier a été modifié entre-temps, choisissez-le de nouveau.">
          {`La vérification de ${file?.name ?? 'ce fichier'} n’a pas abouti.`}
        </FailureNotice>
      ) : null}
      <Text look="soft">
        {`La première ligne nomme les colonnes, dans l’ordre que vous voulez : ${retrieverColumns.join(', ')}. Un adhérent est reconnu par son NIT : s’il est déjà là, il est mis à jour. Le fichier remplace la liste : qui n’y figure plus en est retiré.`}
      </Text>
      <p className="flex items-center gap-2">
        <FileDown aria-hidden className="size-5 shrink-0" />
        <Link to={EXAMPLE}>Télécharger un exemple</Link>
      </p>
    </div>
  )
}

/** The choice of a file of members, and a preview of its import (spec §5 « Retriever import »). */
export function RetrieverCheck({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { check, file } = state.context
  if (state.matches('checking'))
    return (
      <div className="grid justify-items-start gap-3">
        <Progress label={`Envoi et vérification de ${file?.name ?? ''}…`} />
        <Button onClick={() => actor.send({ type: 'check.cancelled' })}>Arrêter</Button>
      </div>
    )
  if (!(state.matches('checked') || state.matches('doubting')) || !check) return <FileChoice actor={actor} />
  return (
    <div className="grid gap-4">
      {state.matches('doubting') || state.can({ type: 'import.confirmed' }) ? (
        <Notice tone="info">
          {`Voici ce que l’import de ${file?.name ?? ''} changerait. Rien n’est encore importé.`}
        </Notice>
      ) : (
        <Notice tone="warning">{`Importer ${file?.name ?? ''} ne changerait rien.`}</Notice>
      )}
      {check.removed > 0 ? (
        <Notice tone="warning">
          {check.removed === 1
            ? 'Un adhérent n’est plus dans ce fichier : l’import le retirera de la base. S’il a un compte validé, celui-ci le reste.'
            : `${figure(check.removed)} adhérents ne sont plus dans ce fichier : l’import les retirera de la base. Leurs comptes déjà validés le restent.`}
        </Notice>
      ) : null}
      <RetrieverReport report={check} />
      {state.matches('doubting') ? (
        <ConfirmDialog
          danger
          confirm="Importer"
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>
            {`Cet import retirerait ${figure(check.removed)} adhérents sur ${figure(check.removed + check.updated + check.unchanged)}, soit plus de la moitié. Est-ce bien la liste complète de votre fédération ?`}
          </Text>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** A file of members with the expected columns. */
const EXAMPLE = '/documents/retriever_exemple.csv'

/**
 * The buttons of this dialog. The one that checks stays where it is while the file is read, so that a second
 * tap stops nothing.
 */
export function RetrieverCheckActions({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const close = () => actor.send({ type: 'import.closed' })
  if (state.matches('checking'))
    return (
      <>
        <Button onClick={close}>Fermer</Button>
        <Button variant="primary" busy busyLabel="Vérification…">
          Vérifier le fichier
        </Button>
      </>
    )
  if (state.matches('checked') || state.matches('doubting'))
    return (
      <>
        <Button onClick={close}>Annuler</Button>
        <Button onClick={() => actor.send({ type: 'file.discarded' })}>Choisir un autre fichier</Button>
        <Button
          variant="primary"
          disabled={!state.can({ type: 'import.confirmed' })}
          onClick={() => actor.send({ type: 'import.confirmed' })}
        >
          Importer
        </Button>
      </>
    )
  return (
    <>
      <Button onClick={close}>Annuler</Button>
      <Button variant="primary" onClick={() => actor.send({ type: 'check.requested' })}>
        Vérifier le fichier
      </Button>
    </>
  )
}
