export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border py-2 text-center text-balance ' +
  'leading-tight font-semibold no-underline transition-colors duration-150 cursor-pointer ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'aria-disabled:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary: 'px-4 border-forest bg-forest text-on-forest hover:border-forest-deep hover:bg-forest-deep',
  secondary: 'px-4 border-control bg-sunken text-ink hover:bg-sunken-deep',
  quiet:
    'px-3 border-transparent bg-transparent text-forest hover:bg-forest-soft disabled:border-transparent disabled:bg-transparent',
  danger: 'px-4 border-danger bg-transparent text-danger hover:bg-danger-soft',
}

/** The classes of icon-only controls, 44 px square. */
export const iconLook =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint aria-disabled:cursor-progress'

/** The classes of a button, shared by buttons and links that look like one. */
export function buttonLook(variant: ButtonVariant, wide = false, compact = false): string {
  return `${base} ${variants[variant]} ${wide ? 'w-full' : ''} ${compact ? 'max-md:px-2' : ''}`
}
