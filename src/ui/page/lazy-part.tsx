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

/** `fetch` gets the part before it is shown; a failure is met again, and told, when it is. `P`: its props. */
export type LazyPart<P extends object> = LazyExoticComponent<ComponentType<P>> & {
  fetch: () => Promise<void>
}

/** A part of the application that is fetched when it is first shown, if not before. `P`: its props. */
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

/** What is there already, for React to show it in the same breath: a promise would be told of later. */
const settled = <T,>(value: T) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ then: (tell: (value: T) => void) => tell(value) }) as Promise<T>

type Props = {
  children: ReactNode
  /** What stands there until the part is fetched. */
  awaited: ReactNode
}

/** Stands where a part is awaited, or could not be fetched or shown, and then offers the way back. */
export function Part({ children, awaited }: Props) {
  return (
    <PartBoundary>
      <Suspense fallback={awaited}>{children}</Suspense>
    </PartBoundary>
  )
}

/** The same for a window over the page: what is told stays in sight, at the foot of the screen. */
export function WindowPart({ children }: Pick<Props, 'children'>) {
  return (
    <PartBoundary isWindow>
      <Suspense
        fallback={
          <p role="status" className="part-window skeleton bg-surface p-4">
            Ouverture…
          </p>
        }
      >
        {children}
      </Suspense>
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
          Vérifiez votre réseau. Ce que vous avez saisi est gardé sur cet appareil.
        </Notice>
      </div>
    )
  }
}
