import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { LostPath } from '../../ui/pictures/drawings.tsx'

/** What the page of an unknown URL says under its title, and the way back. */
export function LostWay({ action }: { action: ReactNode }) {
  return (
    <EmptyState drawing={<LostPath />} action={action}>
      L’adresse est peut-être mal recopiée, ou la page a été déplacée.
    </EmptyState>
  )
}
