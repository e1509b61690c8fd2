import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { federationInitialisationMachine } from '../../../machines/federations/federation-initialisation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { counted } from '../../words/words.ts'
import { FederationWork } from './federation-work.tsx'

const broken = 'L’initialisation n’est pas allée au bout. Rien n’a été modifié : vous pouvez recommencer.'

/** The window « Initialiser la fédération » (spec §2 « Federations list », §4 « Federation »). */
export function FederationInitialisation({
  actor,
}: {
  actor: ActorRefFrom<typeof federationInitialisationMachine>
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federation, job } = state.context
  const cancel = () => actor.send({ type: 'question.cancelled' })
  const wasBroken = job?.state === 'failed' || job?.state === 'interrupted'
  return (
    <FederationWork
      actor={actor}
      title="Initialiser la fédération"
      words={{ starting: 'Envoi de la demande…', running: 'Rattachement des communes…', unit: '', broken }}
      preparation={
        state.matches('preparing')
          ? {
              onClose: cancel,
              content: (
                <div className="grid gap-4">
                  {wasBroken ? <Notice tone="warning">{broken}</Notice> : null}
                  <Text>
                    {`Les communes du département ${federation.department_code} seront rattachées à cette fédération, et pour les particuliers celles à ${limits.federationReach} km au plus.`}
                  </Text>
                  <Text look="soft">
                    Cela prend jusqu’à 30 secondes. Une fédération initialisée ne peut plus être supprimée.
                  </Text>
                </div>
              ),
              actions: (
                <>
                  <Button onClick={cancel}>Annuler</Button>
                  <Button variant="primary" onClick={() => actor.send({ type: 'question.confirmed' })}>
                    Initialiser
                  </Button>
                </>
              ),
            }
          : null
      }
      report={({ kind, report }) =>
        kind === 'init' && report ? (
          <Notice tone="success" title="La fédération est initialisée">
            {`${counted(report.towns, 'commune du département', 'communes du département')} et ${counted(report.near, 'commune voisine', 'communes voisines')} lui sont rattachées. Ses adhérents peuvent être importés.`}
          </Notice>
        ) : null
      }
    />
  )
}
