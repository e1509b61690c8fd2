import { encode } from 'uqr'

type Props = {
  /** The encoded text. */
  text: string
  /** The accessible name, in French. */
  label: string
}

/** A QR code, dark on white in every colour scheme, as cameras require. */
export function QrCode({ text, label }: Props) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line bg-paper fill-on-paper"
    >
      <path d={path} />
    </svg>
  )
}
