import { CircleX } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { frNode } from '../text/typography.ts'

/** Props shared by all fields. */
export type FieldProps = {
  label: string
  /** Shown under the label, before anything is typed. */
  hint?: ReactNode | undefined
  /** The error in French; a list if the server reports several. */
  error?: string | readonly string[] | undefined
  /** Adds « (facultatif) » to the label. */
  optional?: boolean | undefined
  disabled?: boolean | undefined
  /** Set if the id must be fixed, e.g. `input_city`. */
  id?: string | undefined
}

/** The attributes that associate a control with its label, hint and error. */
export function useField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const own = useId()
  const control = id ?? own
  const errors = error === undefined ? [] : typeof error === 'string' ? [error] : error
  const described = [hint ? `${control}-hint` : '', errors.length > 0 ? `${control}-error` : '']
  return {
    id: control,
    errors,
    aria: {
      id: control,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  }
}

/** The classes of a text or select control. */
export const controlLook =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-ink ' +
  'placeholder:text-ink-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken ' +
  'disabled:text-ink-soft aria-invalid:border-danger aria-invalid:border-2'

type FrameProps = Pick<FieldProps, 'label' | 'hint' | 'optional'> & {
  id: string
  errors: readonly string[]
  children: ReactNode
  /** Hides the label visually, but not from screen readers. */
  hideLabel?: boolean | undefined
  /** The id of the label, for controls that are named by reference. */
  labelId?: string | undefined
}

/** A label, its hint, the control and its error, in that order. */
export function FieldFrame({ id, errors, label, hint, optional, hideLabel, labelId, children }: FrameProps) {
  return (
    <div className="grid gap-1.5 print:hidden">
      <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-ink'}>
        <span>{frNode(label)}</span>
        {optional ? <span className="font-normal text-ink-soft"> (facultatif)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {frNode(hint)}
        </p>
      ) : null}
      {children}
      {errors.length > 0 ? (
        <div id={`${id}-error`} className="grid gap-1 text-sm font-semibold text-danger">
          {errors.map((error) => (
            <p key={error} className="flex gap-1.5">
              <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{frNode(error)}</span>
            </p>
          ))}
        </div>
      ) : null}
    </div>
  )
}
