import { Link } from '../../ui/page/link.tsx'

/** The logo: an oak whose branches form the V of the name. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-9 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-forest" />
      <g
        fill="none"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-forest"
      >
        <path d="M16 27V12" />
        <path d="M16 22.5c-3.6.6-5.8-.7-5.4-3-2.4-.3-3.2-2.5-1.8-4.3-1.9-1.2-1.7-3.7.4-4.5-.5-2.3 1.5-3.7 3.4-2.8C13 5.8 14.3 4.8 16 4.8s3 1 3.4 3.1c1.9-.9 3.9.5 3.4 2.8 2.1.8 2.3 3.3.4 4.5 1.4 1.8.6 4-1.8 4.3.4 2.3-1.8 3.6-5.4 3z" />
        <path d="m11.8 13.2 4.2 4.8 4.2-4.8" />
      </g>
    </svg>
  )
}

/** The name of the product beside its logo, linking to the home page. */
export function Wordmark({ home }: { home: string }) {
  return (
    <Link
      to={home}
      aria-label="Venaison, accueil"
      className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-xl font-semibold tracking-tight text-ink"
    >
      <Mark />
      <span>Venaison</span>
    </Link>
  )
}
