import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'
import { fr, frNode } from '../text/typography.ts'

export type ComboboxItem = { id: number; label: string }

type Props<T extends ComboboxItem> = FieldProps & {
  /** The text in the input. Controlled: `onQuery` reports typing. */
  value: string
  items: readonly T[]
  /**
   * `idle`: nothing was searched yet. `loading`: `items` is an earlier answer. `loaded`: `items` is the
   * current answer.
   */
  status: 'idle' | 'loading' | 'loaded'
  onQuery: (text: string) => void
  onSelect: (item: T) => void
  placeholder?: string | undefined
  /** Displayed if the answer is empty. */
  emptyText?: string | undefined
  required?: boolean | undefined
  /** Focuses the input when it appears. */
  takesFocus?: boolean | undefined
}

/** A text input with suggestions; arrows, Enter and Escape follow the ARIA combobox pattern. */
export function Combobox<T extends ComboboxItem>(props: Props<T>) {
  const { label, hint, error, optional, id, disabled, value, items, status, onQuery, onSelect } = props
  const { placeholder, emptyText = 'Aucun résultat.', required, takesFocus } = props
  const field = useField({ id, hint, error })
  // Stored by id, since a new answer may move the highlighted item.
  const [highlighted, setHighlighted] = useState<number>()
  const highlightedAt = items.findIndex((item) => item.id === highlighted)
  // Enter alone selects the first item only after the answer to the typed text has arrived.
  const firstAt = status === 'loaded' && items.length > 0 ? 0 : -1
  const box = useCombobox<T>({
    items: [...items],
    inputId: field.id,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    highlightedIndex: highlightedAt < 0 ? firstAt : highlightedAt,
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(items[highlightedIndex]?.id),
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputChange, InputKeyDownEnter } = useCombobox.stateChangeTypes
      // Blur selects nothing: only Enter or a tap does.
      if (type === InputBlur) return { ...state, isOpen: false }
      if (type === InputChange) return { ...changes, highlightedIndex: -1 }
      // The list stays open while there is nothing to select.
      if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state
      return changes
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem)
    },
  })
  const isOpen = box.isOpen && status !== 'idle'
  const statusText =
    status === 'loading'
      ? 'Recherche…'
      : items.length === 0
        ? emptyText
        : `${items.length} proposition${items.length > 1 ? 's' : ''}`
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      id={field.id}
      errors={field.errors}
      labelId={`${field.id}-label`}
    >
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft" />
        <input
          {...box.getInputProps({
            ...field.aria,
            disabled,
            required,
            autoFocus: takesFocus,
            placeholder,
            autoComplete: 'off',
            'aria-labelledby': `${field.id}-label`,
            'aria-expanded': isOpen,
            // Without suggestions there is no active descendant.
            ...(isOpen && box.highlightedIndex >= 0 ? {} : { 'aria-activedescendant': undefined }),
            // Home and End move the caret, as in any text input.
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Home' || key === 'End')
                Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
            // Downshift reports changes late, which would move the caret of a controlled input to the end,
            // and also reports changes that nobody typed.
            onChange: (event) => onQuery(event.currentTarget.value),
          })}
          className={`${controlLook} pl-10`}
        />
        <div className={isOpen ? 'combobox-list' : 'hidden'}>
          <ul
            {...box.getMenuProps({ 'aria-label': 'Propositions', 'aria-labelledby': undefined })}
            className="empty:hidden"
          >
            {(isOpen ? items : []).map((item, index) => (
              <li
                key={item.id}
                {...box.getItemProps({ item, index })}
                className="option"
                data-highlighted={box.highlightedIndex === index || undefined}
              >
                {frNode(item.label)}
              </li>
            ))}
          </ul>
          {isOpen && (items.length === 0 || status === 'loading') ? (
            <p className="px-3 py-2.5 text-ink-soft">{frNode(statusText)}</p>
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {isOpen ? fr(statusText) : ''}
        </p>
      </div>
    </FieldFrame>
  )
}
