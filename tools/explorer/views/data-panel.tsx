import { Badge } from '../../../src/ui/notices/badge.tsx'
import { Fold } from '../../../src/ui/page/fold.tsx'
import { Text } from '../../../src/ui/text/text.tsx'
import { isSame } from '../codes.ts'
import { type Timeline, snapshotAt } from '../timeline.ts'
import { Panel } from './panel.tsx'
import { valueText } from '../../../tests/model/payload-text.ts'

const isOpenable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File) && Object.keys(value).length > 0

type EntryProps = { name: string; value: unknown; isNew: boolean }

function Entry({ name, value, isNew }: EntryProps) {
  const head = (
    <>
      <code className="text-ink">{name}</code>
      {' : '}
      <span className="wrap-anywhere text-ink-soft">{valueText(value)}</span>{' '}
      {isNew ? <Badge tone="info">changé</Badge> : null}
    </>
  )
  if (!isOpenable(value)) return <div className="min-h-8 py-1 pl-4 text-sm">{head}</div>
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1">{head}</summary>
      <Entries value={value} className="ml-1.5 border-l border-line pl-2" />
    </details>
  )
}

type EntriesProps = { value: object; before?: object; className?: string }

function Entries({ value, before, className = '' }: EntriesProps) {
  return (
    <div className={`grid ${className}`}>
      {Object.entries(value).map(([name, field]) => (
        <Entry
          key={name}
          name={name}
          value={field}
          isNew={before !== undefined && !isSame(field, (before as Record<string, unknown>)[name])}
        />
      ))}
    </div>
  )
}

export function DataPanel({ timeline }: { timeline: Timeline }) {
  const { at } = timeline
  const context = snapshotAt(timeline).state.context as object
  const before = at > 0 ? { before: snapshotAt(timeline, at - 1).state.context as object } : {}
  return (
    <Panel title="Ce que retient le schéma" id="data">
      {Object.keys(context).length === 0 ? (
        <Text look="soft">Rien.</Text>
      ) : (
        <Fold label="Les données, par leur nom dans le code">
          <Entries value={context} {...before} />
        </Fold>
      )}
    </Panel>
  )
}
