import { FileText, MapPinned, Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { Button } from '../../ui/buttons/button.tsx'

type Props = { windows: ActorRefFrom<typeof giverWindowsMachine>; mayPlan: boolean }

/**
 * The actions of the giver’s home: Documents and, with `hunts.self.write` (spec §6), Territoires and a
 * new planned hunt.
 */
export function GiverControls({ windows, mayPlan }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={FileText} onClick={() => windows.send({ type: 'documents.requested' })}>
        Documents
      </Button>
      {mayPlan ? (
        <>
          <Button icon={MapPinned} onClick={() => windows.send({ type: 'territories.requested' })}>
            Territoires
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => windows.send({ type: 'planning.requested' })}>
            Prévoir une chasse
          </Button>
        </>
      ) : null}
    </div>
  )
}
