import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * The reference for a prerendered form, which is there before its scripts: tells what was typed or filled
 * in meanwhile, field by field, and React would discard.
 */
export function useEarlyEntries(
  onEntry: (name: string, value: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() =>
    new FormData(form.current!).forEach((value, name) => onEntry(name, String(value))),
  )
  useEffect(() => takeOver(), [])
  return form
}
