import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { EmptyClearing } from '../../ui/pictures/drawings.tsx'

/** An empty list of hunts, with its sentence. Loaded only by givers who have one. */
export function EmptyHunts({ children }: { children: string }) {
  return <EmptyState drawing={<EmptyClearing />}>{children}</EmptyState>
}
