import { Landmark } from 'lucide-react'

type Props = {
  url: string | null
  alt?: string
  /** `row`: beside a name. `preview`: at its own size. */
  look: 'row' | 'preview'
}

const frames = {
  row: 'h-11 w-24 shrink-0 p-1',
  preview: 'aspect-[1000/368] w-full p-2',
}

/** The logo of a federation on white, for which logos are designed, or an icon if it has none. */
export function FederationLogo({ url, alt = '', look }: Props) {
  return (
    <span
      className={`grid place-items-center overflow-hidden rounded-control border border-line ${url ? 'bg-paper' : 'bg-sunken text-forest'} ${frames[look]}`}
    >
      {url ? (
        <img src={url} alt={alt} loading="lazy" className="size-full object-contain" />
      ) : (
        <Landmark aria-hidden className="size-6" />
      )}
    </span>
  )
}
