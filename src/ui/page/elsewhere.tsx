import { useEffect, useEffectEvent } from 'react'

type Props = {
  /** A selector of what is not elsewhere. */
  except: string
  onPress: () => void
}

/** Notices a press anywhere on the page, except on some elements. Renders nothing. */
export function Elsewhere({ except, onPress }: Props) {
  const notice = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(except)) onPress()
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => notice(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])
  return null
}
