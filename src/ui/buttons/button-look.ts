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
  'print:hidden grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint aria-disabled:cursor-progress'

/**
 * On a phone a box 36 px high within the 44 px that a thumb needs, so that rows do not touch: drawn by
 * `before`, below the label.
 */
const lower =
  'max-md:relative max-md:isolate max-md:px-2 max-md:border-transparent max-md:bg-transparent ' +
  'max-md:hover:bg-transparent max-md:before:absolute max-md:before:inset-x-0 max-md:before:inset-y-1 ' +
  'max-md:before:-z-10 max-md:before:rounded-control max-md:before:border'
const lowerBox: Record<ButtonVariant, string> = {
  primary: 'max-md:before:border-forest max-md:before:bg-forest',
  secondary: 'max-md:before:border-control max-md:before:bg-sunken max-md:hover:before:bg-sunken-deep',
  quiet: 'max-md:before:border-transparent max-md:hover:before:bg-forest-soft',
  danger: 'max-md:before:border-danger max-md:hover:before:bg-danger-soft',
}

/** The classes of a button, shared by buttons and links that look like one. */
export function buttonLook(variant: ButtonVariant, wide = false, compact = false): string {
  return `${base} ${variants[variant]} ${wide ? 'w-full' : ''} ${compact ? `${lower} ${lowerBox[variant]}` : ''}`
}
