import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { savedPart } from '../../../machines/patterns/saved-part.ts'
import { Text } from '../../ui/text.tsx'

type Props<R extends object> = {
  actor: ActorRefFrom<ReturnType<typeof savedPart<R>>>
  /** What the part is called. */
  label: string
}

/** How far the saving of one part of a form is. */
export function SavedPart<R extends object>({ actor, label }: Props<R>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const said = state.hasTag('busy')
    ? 'Enregistrement…'
    : state.matches('saved')
      ? 'enregistré.'
      : 'non enregistré.'
  return <Text look="small">{`${label} : ${said}`}</Text>
}
