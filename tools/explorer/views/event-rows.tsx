import { ChevronRight } from 'lucide-react'
import { frNode } from '../../../src/ui/text/typography.ts'
import type { Choice, AvailableEvent } from '../available-events.ts'
import { ToneMark } from './tone-mark.tsx'

export type Take = (code: string) => void

const buttonLook =
  'flex min-h-11 w-full gap-2.5 rounded-control border border-control bg-surface px-3 py-2 text-left leading-snug ' +
  'transition-colors duration-150 enabled:cursor-pointer enabled:hover:border-forest enabled:hover:bg-forest-soft ' +
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-line disabled:text-ink-faint'

type RowProps = { choice: Choice; event: AvailableEvent; label: string; onTake: Take }

function Row({ choice: { code, sample, leadsTo }, event: { tone }, label, onTake }: RowProps) {
  return (
    <button
      type="button"
      disabled={leadsTo === undefined}
      className={buttonLook}
      onClick={() => onTake(code)}
    >
      <ToneMark tone={tone} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere first-letter:uppercase">
          {frNode(label || sample || 'sans contenu')}
        </span>
        {label && sample ? <span className="block text-sm wrap-anywhere">{frNode(sample)}</span> : null}
        {leadsTo === undefined ? null : (
          <span className="block text-sm text-ink-soft">{leadsTo === '' ? 'Reste ici' : `→ ${leadsTo}`}</span>
        )}
      </span>
    </button>
  )
}

/** More samples than this are collapsed. */
const MANY = 4

/** A possible event: a button per sample, or why it is refused. */
export function EventRows({ event, onTake }: { event: AvailableEvent; onTake: Take }) {
  const { choices, label, unless } = event
  const isRefused = choices.every(({ leadsTo }) => leadsTo === undefined)
  const why =
    unless.length > 0 ? (
      <details className="text-sm text-ink-soft">
        <summary className="cursor-pointer py-1">Refusé maintenant par une condition</summary>
        {frNode('Dans le code :')} <code>{unless.join(', ')}</code>
      </details>
    ) : (
      <p className="text-sm text-ink-soft">Sans effet ici.</p>
    )
  const rows = choices.map((choice) => (
    <Row
      key={choice.code}
      choice={choice}
      event={event}
      onTake={onTake}
      label={choices.length === 1 || isRefused ? label : ''}
    />
  ))
  if (isRefused)
    return (
      <li className="grid gap-1">
        {rows.slice(0, 1)}
        {why}
      </li>
    )
  if (choices.length === 1) return <li>{rows}</li>
  return (
    <li>
      <details open={choices.length <= MANY} className="group grid gap-2">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control py-1 font-semibold">
          <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-90" />
          <span className="min-w-0 flex-1">{label}</span>
          <span className="text-sm font-normal whitespace-nowrap text-ink-soft">{choices.length} façons</span>
        </summary>
        <div className="grid gap-2 border-l-2 border-line pl-3">{rows}</div>
      </details>
    </li>
  )
}
