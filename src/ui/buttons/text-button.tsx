import { frNode } from '../text/typography.ts'

type Props = {
  children: string
  /** Temporarily inactive. Keeps its look and the focus. */
  locked?: boolean
  onClick: () => void
}

const look =
  'min-h-11 cursor-pointer py-1 text-left text-balance wrap-anywhere text-forest underline decoration-1 ' +
  'underline-offset-4 hover:decoration-2 aria-disabled:cursor-progress'

/** A name that opens what it names, in the size of the text around it. */
export function TextButton({ children, locked = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={look}
      aria-disabled={locked || undefined}
      onClick={() => locked || onClick()}
    >
      {frNode(children)}
    </button>
  )
}
