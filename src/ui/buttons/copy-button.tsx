import { Check, CircleX, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** What is copied. */
  text: string
  /** What the button does, in words. */
  label: string
}

const icons = { fresh: Copy, copied: Check, refused: CircleX }
const said = { fresh: '', copied: 'Copié.', refused: 'Le navigateur refuse la copie.' }

/** Copies a text to the clipboard, and displays whether that succeeded. */
export function CopyButton({ text, label }: Props) {
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
      <IconButton icon={icons[outcome]} label={label} onClick={copy} />
      <span role="status" className="sr-only">
        {said[outcome]}
      </span>
    </>
  )
}
