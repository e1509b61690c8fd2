import { useSelector } from '@xstate/react'
import { FlaskConical, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { TagClaim } from '../../../../contract/federations/tag-claims.ts'
import { nextStates } from '../../../../machines/federations/sanitary/sample-draft.ts'
import type {
  sampleListMachine,
  samplesMachine,
  tagClaimListMachine,
} from '../../../../machines/federations/sanitary/samples.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { sampleCalled, sampleDays, sampleNamed, sampleStates, sampleTones } from '../../../words/sanitary.ts'
import { notedAndPhone } from '../../../words/tag-claims.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'
import { WindowPreparation } from '../../patterns/window-preparation.tsx'
import { SampleForm } from './sample-form.tsx'

/** A tag, which is not broken over two lines. */
const inOneLine = (tag: string) => tag.replaceAll(' ', '\u00a0')

const sampleColumns: Column<Sample>[] = [
  { label: 'Référence', cell: (sample) => sampleNamed(sample) },
  {
    label: 'Résultat',
    cell: ({ state, reason }) => (
      <div className="grid gap-1">
        <Badge tone={sampleTones[state]}>{sampleStates[state]}</Badge>
        {reason === null ? null : <p className="text-ink-soft">{`Positif écarté : ${reason}`}</p>}
      </div>
    ),
  },
  { label: 'Bracelets', cell: ({ tags }) => tags.map(inOneLine).join(', ') },
  { label: 'Responsables', cell: ({ givers }) => givers.join(', ') || 'Aucun' },
  { label: 'Jours', cell: sampleDays },
]

type ListProps = {
  actor: ActorRefFrom<typeof sampleListMachine>
  /** The buttons of a row. */
  actions: (sample: Sample) => ReactNode
}

/** The samples. */
export const SampleList = ({ actor, actions }: ListProps) => (
  <PagedTable
    actor={actor}
    one="prélèvement"
    many="prélèvements"
    reading="Lecture des prélèvements…"
    failed="Les prélèvements n’ont pas pu être lus."
    empty="Aucun prélèvement n’est noté."
    label="Prélèvements"
    columns={sampleColumns}
    actions={actions}
  />
)

const claimColumns: Column<TagClaim>[] = [
  { label: 'Bracelet', cell: ({ tag }) => tag },
  { label: 'Noté d’abord par', cell: ({ holder }) => notedAndPhone(holder) },
  { label: 'Noté aussi par', cell: ({ claimant }) => notedAndPhone(claimant) },
]

/** The tags that two givers noted. */
export const TagClaimList = ({ actor }: { actor: ActorRefFrom<typeof tagClaimListMachine> }) => (
  <PagedTable
    actor={actor}
    one="bracelet"
    many="bracelets"
    reading="Lecture des bracelets notés deux fois…"
    failed="Les bracelets notés deux fois n’ont pas pu être lus."
    empty="Aucun bracelet n’est noté deux fois."
    label="Bracelets notés deux fois"
    columns={claimColumns}
  />
)

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
  const answers = (sample: Sample) => {
    if (nextStates(sample).length > 0)
      return (
        <Button
          icon={FlaskConical}
          aria-label={`Suivre le ${sampleCalled(sample)}`}
          onClick={() => actor.send({ type: 'edition.requested', subject: sample })}
        >
          Suivre
        </Button>
      )
    return sample.may_overturn === false ? (
      <Text look="soft">Seule une autre personne peut écarter ce résultat.</Text>
    ) : null
  }
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
        <RefreshButton onClick={() => actor.send({ type: 'list.outdated' })} />
      </div>
      {hasClaims ? claims : null}
      {sampleList ? <SampleList actor={sampleList} actions={answers} /> : null}
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
