import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  page: number
  lastPage: number
  onPage: (page: number) => void
  /** A page is loading: the buttons are inactive and keep the focus. */
  busy?: boolean
  /** Required if several lists on one view are paginated. */
  label?: string
}

const look =
  'grid size-11 place-items-center rounded-control border text-center tabular-nums cursor-pointer aria-disabled:cursor-progress transition-colors duration-150'

/** The pagination of a list; renders nothing for a single page. */
export function Pagination({ page, lastPage, onPage, busy = false, label = 'Pagination' }: Props) {
  if (lastPage <= 1) return null
  const turn = (wanted: number) => busy || onPage(wanted)
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center md:gap-1">
        <li>
          <IconButton
            icon={ChevronLeft}
            label="Page précédente"
            disabled={page <= 1}
            aria-disabled={busy}
            onClick={() => turn(page - 1)}
          />
        </li>
        {pageNumbers(page, lastPage).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span aria-hidden className="grid h-11 w-4 md:w-6 place-items-center text-ink-soft">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-disabled={busy}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => turn(number)}
                className={
                  number === page
                    ? `${look} border-forest bg-forest-soft font-semibold text-forest`
                    : `${look} border-transparent text-ink hover:bg-sunken`
                }
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            icon={ChevronRight}
            label="Page suivante"
            disabled={page >= lastPage}
            aria-disabled={busy}
            onClick={() => turn(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
