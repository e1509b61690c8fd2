import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
} from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../notices/notice.tsx'

const nothing = () => {}
/** Milliseconds. */
const PAUSES = [400, 1500]

/** Loads a chunk, and retries after each pause of `PAUSES` when the network fails. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  return load()
}

/** `fetch` loads the part before it is shown; a failure is ignored and reported on display. `P`: its props. */
export type LazyPart<P extends object> = LazyExoticComponent<ComponentType<P>> & {
  fetch: () => Promise<void>
}

/** A part of the application that is loaded when it is first shown, if not before. `P`: its props. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let there: ComponentType<P> | undefined
  return Object.assign(
    lazy(() => (there ? settled({ default: there }) : fetched(load).then((part) => ({ default: part })))),
    {
      fetch: () =>
        load().then((part) => {
          there = part
        }, nothing),
    },
  )
}

/** A synchronous thenable: React renders the loaded part at once, which a promise would delay. */
const settled = <T,>(value: T) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as Promise<T>

type Props = {
  children: ReactNode
  /** Shown until the part is loaded. */
  awaited: ReactNode
}

/** Shows a part, a placeholder while it loads, and a way to reload the page when it fails. */
export function Part({ children, awaited }: Props) {
  return (
    <PartBoundary>
      <Suspense fallback={awaited}>{children}</Suspense>
    </PartBoundary>
  )
}

/** Stands at the foot of the screen until a window can be shown. */
export const WindowAwaited = () => (
  <p role="status" className="part-window skeleton bg-surface p-4">
    Ouverture…
  </p>
)

/** The same for a window over the page: its status appears at the foot of the screen. */
export function WindowPart({ children }: Pick<Props, 'children'>) {
  return (
    <PartBoundary isWindow>
      <Suspense fallback={<WindowAwaited />}>{children}</Suspense>
    </PartBoundary>
  )
}

class PartBoundary extends Component<{ children: ReactNode; isWindow?: boolean }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className={this.props.isWindow ? 'part-window' : ''}>
        <Notice
          tone="danger"
          title="Cette partie de la page n’a pas pu être chargée"
          action={<Button onClick={() => location.reload()}>Recharger la page</Button>}
        >
          Vérifiez votre réseau, puis rechargez-la.
        </Notice>
      </div>
    )
  }
}
