import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import { Interruption } from '../dialogs/interruption.ts'
import { Failed, type WindowOptions } from './failed-part.tsx'
import { EndOfWait, HasWaited } from './network-return.ts'

const nothing = () => {}
/** Milliseconds before each retry. */
const PAUSES = [400, 1500]

/** Loads a chunk, and retries after each pause of `PAUSES` when the network fails, unless there is none. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  return load()
}

/** An attempt to render a part: what failed in one is loaded again in the next. */
const Attempt = createContext<object>({})

/**
 * `fetch` loads the part in advance; a failure is ignored and reported when it is rendered. `P`: its
 * props.
 */
export type LazyPart<P extends object> = ComponentType<P> & { fetch: () => Promise<void> }

/** A part of the application that is loaded in advance or when first rendered. `P`: its props. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let there: ComponentType<P> | undefined
  const loading = () =>
    fetched(load).then((part) => {
      there = part
      return { default: part }
    })
  const attempts = new WeakMap<object, LazyExoticComponent<ComponentType<P>>>()
  function attempted(attempt: object) {
    const known = attempts.get(attempt) ?? lazy(() => (there ? settled({ default: there }) : loading()))
    attempts.set(attempt, known)
    return known
  }
  const Shown = (props: P) => createElement(attempted(useContext(Attempt)), props)
  return Object.assign(Shown, { fetch: () => loading().then(nothing, nothing) })
}

/** A synchronous thenable: React renders the loaded part immediately, whereas a promise would delay it. */
const settled = <T,>(value: T) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as Promise<T>

type Props = {
  children: ReactNode
  /** Displayed until the part is loaded. */
  awaited: ReactNode
}

/** Renders a part, a placeholder while it loads, and a retry button if it fails. */
export function Part({ children, awaited }: Props) {
  return (
    <PartBoundary>
      <Suspense fallback={awaited}>{children}</Suspense>
    </PartBoundary>
  )
}

/** The placeholder at the bottom of the screen until a window can be displayed; never over « Erreur ». */
export const WindowAwaited = () =>
  useContext(Interruption) ? null : (
    <p role="status" className="part-window skeleton bg-surface p-4">
      Ouverture…
    </p>
  )

/** The same for a window over the page: its placeholder is at the bottom of the screen. */
export function WindowPart({ children, ...window }: Pick<Props, 'children'> & WindowOptions) {
  return (
    <PartBoundary window={window}>
      <Suspense fallback={<WindowAwaited />}>
        {children}
        <EndOfWait />
      </Suspense>
    </PartBoundary>
  )
}

type BoundaryProps = Pick<Props, 'children'> & { window?: WindowOptions }
type Boundary = { attempt: object; hasFailed: boolean; hasRetried: boolean; hasWaited: { current: boolean } }

/**
 * Catches the failure of a part without affecting the rest of the page. It is retried when the network is
 * back; reloading is offered only after the person has retried.
 */
class PartBoundary extends Component<BoundaryProps, Boundary> {
  override state: Boundary = {
    attempt: {},
    hasFailed: false,
    hasRetried: false,
    hasWaited: { current: false },
  }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  private readonly reload = () =>
    this.setState({ attempt: {}, hasFailed: false, hasWaited: { current: true } })
  private readonly retry = () => this.setState({ attempt: {}, hasFailed: false, hasRetried: true })
  override render() {
    const { attempt, hasFailed, hasRetried, hasWaited } = this.state
    if (!hasFailed)
      return (
        <HasWaited value={hasWaited}>
          <Attempt value={attempt}>{this.props.children}</Attempt>
        </HasWaited>
      )
    return (
      <Failed
        window={this.props.window}
        hasRetried={hasRetried}
        onReturn={this.reload}
        onRetry={this.retry}
      />
    )
  }
}
