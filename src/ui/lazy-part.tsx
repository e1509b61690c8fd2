import { Component, type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const PAUSES = [400, 1500]

/** Fetches a part of the application, again after a pause when the network fails it. Pauses in milliseconds. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  return load()
}

/** A part of the application that is fetched when it is first shown. `P`: its props. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await fetched(load) }))

/** Stands where a part could not be fetched or shown, and offers the way back. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? (
      <Notice
        tone="danger"
        title="Cette partie de la page n’a pas pu être chargée"
        action={<Button onClick={() => location.reload()}>Recharger la page</Button>}
      >
        Vérifiez votre réseau. Ce que vous avez saisi est gardé sur cet appareil.
      </Notice>
    ) : (
      this.props.children
    )
  }
}
