import { useSelector } from '@xstate/react'
import { FlaskConical, Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { nextStates } from '../../../../machines/federations/sanitary/sample-draft.ts'
import type { samplesMachine } from '../../../../machines/federations/sanitary/samples.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { WindowPreparation } from '../../patterns/window-preparation.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { sampleCalled } from '../../../words/sanitary.ts'
import { SampleForm } from './sample-form.tsx'
import { SampleList } from './sample-list.tsx'
import { TagClaimList } from './tag-claim-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

/** The samples of a federation, after the tags that wait for a decision, and the window over them, if any. */
export function Samples({ actor }: { actor: ActorRefFrom<typeof samplesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { sampleList, tagClaimList, sampleForm } = state.children
  const hasClaims = useSelector(tagClaimList, (list) => (list?.context.rows.length ?? 0) > 0)
  const claims = tagClaimList ? (
    <div key="claims" className="grid gap-3">
      <Heading level={2} look={3}>
        Bracelets notés deux fois
      </Heading>
      {hasClaims ? (
        <Text>
          Appelez les deux responsables : celui qui s’est trompé corrige son bracelet, et la ligne disparaît.
        </Text>
      ) : null}
      <TagClaimList actor={tagClaimList} />
    </div>
  ) : null
  return (
    <div className="grid gap-6">
      <Heading level={1}>Prélèvements</Heading>
      <Text>
        La recherche de la trichine chez le sanglier : notez ce qui est prélevé et envoyé, puis le résultat du
        laboratoire. Un sanglier dont le résultat est douteux ou positif n’est plus remis à personne.
      </Text>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={Plus} onClick={() => actor.send({ type: 'creation.requested' })}>
          Noter un prélèvement
        </Button>
        <RefreshButton onClick={() => actor.send({ type: 'list.refreshed' })} />
      </div>
      {hasClaims ? claims : null}
      {sampleList ? (
        <SampleList
          actor={sampleList}
          actions={(sample) =>
            nextStates(sample).length > 0 ? (
              <Button
                icon={FlaskConical}
                aria-label={`Suivre le ${sampleCalled(sample)}`}
                onClick={() => actor.send({ type: 'edition.requested', sample })}
              >
                Suivre
              </Button>
            ) : sample.may_overturn === false ? (
              <Text look="soft">Seule une autre personne peut écarter ce résultat.</Text>
            ) : null
          }
        />
      ) : null}
      {hasClaims ? null : claims}
      {state.matches('reading') ? (
        <WindowPreparation
          title="Prélèvement"
          label="Lecture du prélèvement…"
          address={{ edition: String(state.context.asked) }}
          onClose={() => actor.send({ type: 'window.closed' })}
        />
      ) : null}
      {sampleForm ? <SampleForm actor={sampleForm} /> : null}
    </div>
  )
}
