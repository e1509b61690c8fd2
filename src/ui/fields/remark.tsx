import { toneLooks, type Tone } from '../text/tone.ts'
import { frNode } from '../text/typography.ts'

/** A hint about the current entry, announced politely when it changes. Keeps its height while empty. */
export function Remark({ tone, children }: { tone: Tone; children: string | null }) {
  const { icon: Icon, look } = toneLooks[tone]
  return (
    <div role="status" className="min-h-8 text-sm font-semibold">
      {children ? (
        <p className={`flex gap-1.5 rounded-control px-2.5 py-1.5 ${look}`}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{frNode(children)}</span>
        </p>
      ) : null}
    </div>
  )
}
