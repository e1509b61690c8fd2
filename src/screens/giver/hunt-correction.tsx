import type { Hunt } from '../../../contract/giver/hunts.ts'
import { Badge } from '../../ui/notices/badge.tsx'

/** The state of the latest correction request for a hunt's report. */
export function HuntCorrection({ hunt: { correction } }: { hunt: Pick<Hunt, 'correction'> }) {
  if (!correction) return null
  const { tone, text } = corrections[correction]
  return (
    <p>
      <Badge tone={tone}>{text}</Badge>
    </p>
  )
}

const corrections = {
  requested: { tone: 'warning', text: 'Votre correction attend une réponse' },
  accepted: { tone: 'success', text: 'Votre correction est acceptée' },
  refused: { tone: 'danger', text: 'Votre correction est refusée' },
} as const
