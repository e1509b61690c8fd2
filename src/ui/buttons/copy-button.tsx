import { Check, CircleX, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** What is copied. */
  text: string
  /** What the button does, in words. */
  label: string
  /** A wide button that shows those words. */
  wide?: boolean
}

const icons = { fresh: Copy, copied: Check, refused: CircleX }
const said = { fresh: '', copied: 'Copié.', refused: 'Le navigateur refuse la copie.' }

/** Copies a text to the clipboard, and displays whether that succeeded. */
export function CopyButton({ text, label, wide = false }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof icons>('fresh')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      {wide ? (
        <Button wide icon={icons[outcome]} onClick={copy}>
          {said[outcome] || label}
        </Button>
      ) : (
        <IconButton icon={icons[outcome]} label={label} onClick={copy} />
      )}
      <span role="status" className="sr-only">
        {said[outcome]}
      </span>
    </>
  )
}
