import type { CSSProperties } from 'react'

type Props = {
  /** The URL of the drawing, e.g. `/specimens/sanglier.svg`. */
  icon_url: string
  /** The accessible name; absent if the name is displayed beside it. */
  label?: string
  size?: 'tiny' | 'line' | 'small' | 'medium' | 'large'
}

const sizes = { tiny: 'size-4', line: 'size-5', small: 'size-6', medium: 'size-8', large: 'size-12' } as const

/** A line drawing from a file, in the current text colour. */
export function SpecimenIcon({ icon_url, label, size = 'medium' }: Props) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`masked-icon inline-block shrink-0 ${sizes[size]}`}
      style={{ '--icon': `url("${icon_url}")` } as CSSProperties}
    />
  )
}
