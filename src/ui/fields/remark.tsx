import { toneLooks, type Tone } from '../text/tone.ts'
import { fr } from '../text/typography.ts'

/** A word about what is being typed, told quietly each time it changes; its place is kept while there is none. */
export function Remark({ tone, children }: { tone: Tone; children: string | null }) {
  const { icon: Icon, look } = toneLooks[tone]
  return (
    <div role="status" className="min-h-8 text-sm font-semibold">
      {children ? (
        <p className={`flex gap-1.5 rounded-control px-2.5 py-1.5 ${look}`}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{fr(children)}</span>
        </p>
      ) : null}
    </div>
  )
}
