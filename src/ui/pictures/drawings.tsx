import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-24 w-36"
    >
      {children}
    </svg>
  )
}

const ground = <path d="M6 68h108" className="stroke-control" />

/** An empty forest clearing: the drawing of most empty lists. */
export function EmptyClearing() {
  return (
    <Drawing>
      {ground}
      <path d="M28 68V50M28 12 15 32h7L12 50h32L34 32h7z" />
      <path d="M50 68V56M50 30l-9 14h5l-7 12h22l-7-12h5z" />
      <path d="M92 68V48M92 57l7-6M92 63l-6-5" />
      <path d="M92 16c-9 0-15 6-15 14 0 3 1 5 3 7-2 6 3 11 9 11h7c7 0 11-6 8-12 4-2 5-7 2-10 0-6-6-10-14-10z" />
      <path d="M66 68c1-4 0-6-2-8M69 68c0-4 2-6 4-7" className="stroke-autumn" />
    </Drawing>
  )
}

/** An empty basket beside a fern: for empty lists of people or game. */
export function EmptyBasket() {
  return (
    <Drawing>
      {ground}
      <path d="M30 40h54l-6 24a5 5 0 0 1-5 4H41a5 5 0 0 1-5-4z" />
      <path d="M26 40h62" />
      <path d="M38 40c0-18 8-28 19-28s19 10 19 28" />
      <path d="M34 50h46M36 59h42M48 40l3 28M66 40l-3 28" className="stroke-control" />
      <path
        d="M100 68c0-14-1-24-8-34M99 58c4-1 7-3 8-7M98 48c4-1 6-4 6-8M98 58c-3-1-5-3-6-6M96 46c-3 0-5-1-7-4"
        className="stroke-autumn"
      />
    </Drawing>
  )
}

/** A signpost at a fork: for unknown pages. */
export function LostPath() {
  return (
    <Drawing>
      {ground}
      <path d="M60 68V10" />
      <path d="M60 16h26l7 7-7 7H60zM60 36H36l-7 7 7 7h24z" />
      <path d="M68 23h12M40 43h12" className="stroke-control" />
      <path d="M18 68c2-5 1-9-2-12M22 68c0-6 3-9 6-10" className="stroke-autumn" />
      <path d="M98 68c0-5 2-8 5-9M95 68c0-4-2-6-4-7" className="stroke-autumn" />
    </Drawing>
  )
}

/** A hill with paths and a pin: for a missing choice of place. */
export function EmptyMap() {
  return (
    <Drawing>
      <path d="M6 68c14-20 28-28 42-22 10 4 16 0 24-8 12-11 26-6 42 30z" />
      <path d="M50 68c4-8 0-12 6-16s4-8 2-11" className="stroke-control" />
      <path d="M84 8c-8 0-13 6-13 13 0 9 13 19 13 19s13-10 13-19c0-7-5-13-13-13z" className="fill-ground" />
      <circle cx="84" cy="21" r="4.5" className="stroke-autumn" />
    </Drawing>
  )
}
