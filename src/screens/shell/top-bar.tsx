import type { ReactNode } from 'react'
import { OfflineBadge } from '../../ui/notices/offline-badge.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = {
  /** The link of the wordmark. */
  home: string
  /** Whether a side navigation replaces it from 1024 px. */
  isReplaced: boolean
  /** The content at its end, for signed-in persons. */
  children: ReactNode
}

/** The top bar: the wordmark, and the entries of the person. */
export const TopBar = ({ home, isReplaced, children }: Props) => (
  <header className={`relative border-b border-line bg-surface ${isReplaced ? 'lg:hidden' : ''}`}>
    <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2 md:px-6">
      <Wordmark home={home} />
      <div className="order-last w-full md:order-none md:w-auto">
        <OfflineBadge />
      </div>
      <div className="flex-1" />
      {children}
    </div>
  </header>
)
