import type { AnyStateNode } from 'xstate'
import { Flag, MapPin, RefreshCw } from 'lucide-react'
import { Badge } from '../../../src/ui/notices/badge.tsx'
import { Heading } from '../../../src/ui/page/heading.tsx'
import { Text } from '../../../src/ui/text/text.tsx'
import { messageOf } from '../../../contract/problem.ts'
import type { Effect } from '../../../tests/explore/simulate.ts'
import { type Timeline, snapshotAt } from '../timeline.ts'
import { leavesOf, pathTitles, locationText, runningIn } from '../location.ts'

function effectText({ type, params }: Effect): string | undefined {
  const { text, error } = (params ?? {}) as { text?: string; error?: unknown }
  if (type === 'announce') return `La page annonce : « ${text} »`
  if (type === 'reportFailure') return `La page explique l’erreur : « ${messageOf(error)} »`
  return undefined
}

/** More regions than this are listed in short. */
const FEW = 2

function Leaf({ node }: { node: AnyStateNode }) {
  const titles = pathTitles(node)
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft">{titles.slice(0, -1).join(' › ')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <MapPin aria-hidden className="size-5 shrink-0 text-forest" />
        <Heading level={3}>{titles.at(-1) ?? ''}</Heading>
        {node.type === 'final' ? (
          <Badge tone="success" icon={Flag}>
            fin
          </Badge>
        ) : null}
      </div>
      <Text>{node.description ?? ''}</Text>
    </div>
  )
}

export function PlacePanel({ timeline }: { timeline: Timeline }) {
  const { state } = snapshotAt(timeline)
  const leaves = leavesOf(state)
  const effects = timeline.at > 0 ? timeline.steps[timeline.at - 1]!.effects : []
  const effectTexts = effects.map(effectText).filter((words) => words !== undefined)
  const running = runningIn(state)
  return (
    <section
      aria-labelledby="place"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-l-4 border-line border-l-forest bg-surface p-4"
    >
      <h2 id="place" className="sr-only">
        Où l’on en est
      </h2>
      <div role="status" className="grid gap-3">
        {leaves.length > FEW ? (
          <>
            <Heading level={3}>{locationText(state)}</Heading>
            <ul className="grid gap-1.5">
              {leaves.map((node) => (
                <li key={node.id} className="text-sm leading-snug">
                  <span className="font-semibold">{pathTitles(node).at(-1)}</span>
                  <span className="block text-ink-soft">{node.description}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          leaves.map((node) => <Leaf key={node.id} node={node} />)
        )}
        {effectTexts.map((words) => (
          <Text key={words} look="strong">
            {words}
          </Text>
        ))}
      </div>
      {running.length > 0 ? (
        <ul className="grid gap-1">
          {running.map(({ id, title }) => (
            <li key={id} className="flex gap-2 text-sm font-semibold text-info">
              <RefreshCw aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{`En cours : ${title}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
