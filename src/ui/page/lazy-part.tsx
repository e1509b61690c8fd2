import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  createRef,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../notices/notice.tsx'

const nothing = () => {}
/** Milliseconds before each retry. */
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

/** The placeholder at the bottom of the screen until a window can be displayed. */
export const WindowAwaited = () => (
  <p role="status" className="part-window skeleton bg-surface p-4">
    Ouverture…
  </p>
)

type WindowProps = Pick<Props, 'children'> & {
  /** Opened by a gesture: if it fails, the focus goes from there to the retry button, and back by it. */
  isAsked?: boolean
}

/** The same for a window over the page: its placeholder is at the bottom of the screen. */
export function WindowPart({ children, isAsked = false }: WindowProps) {
  return (
    <PartBoundary isWindow isAsked={isAsked}>
      <Suspense fallback={<WindowAwaited />}>{children}</Suspense>
    </PartBoundary>
  )
}

type Boundary = { attempt: object; hasFailed: boolean; hasRetried: boolean }

/**
 * Catches the failure of a part without affecting the rest of the page; reloading is offered only after a
 * failed retry.
 */
class PartBoundary extends Component<WindowProps & { isWindow?: boolean }, Boundary> {
  override state: Boundary = { attempt: {}, hasFailed: false, hasRetried: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  private readonly retryButton = createRef<HTMLButtonElement>()
  private pressed: Element | null = null
  override componentDidUpdate(_: unknown, { hasFailed }: Boundary) {
    if (!this.state.hasFailed || hasFailed || !this.props.isAsked) return
    this.pressed = document.activeElement
    this.retryButton.current?.focus()
  }
  private readonly retry = () => {
    // The window gives the focus back to what had it when it opened.
    if (this.pressed instanceof HTMLElement) this.pressed.focus({ preventScroll: true })
    this.setState({ attempt: {}, hasFailed: false, hasRetried: true })
  }
  override render() {
    const { attempt, hasFailed, hasRetried } = this.state
    if (!hasFailed) return <Attempt value={attempt}>{this.props.children}</Attempt>
    return (
      <div className={this.props.isWindow ? 'part-window' : ''}>
        <Notice
          tone="danger"
          title="Cette partie de la page n’a pas pu être chargée"
          action={
            <div className="flex flex-wrap gap-2">
              <Button ref={this.retryButton} onClick={this.retry}>
                Réessayer
              </Button>
              {hasRetried ? <Button onClick={() => location.reload()}>Recharger la page</Button> : null}
            </div>
          }
        >
          {hasRetried
            ? 'Vérifiez votre réseau. Si cela continue, rechargez la page : ce que vous n’avez pas enregistré sera perdu.'
            : 'Vérifiez votre réseau, puis réessayez.'}
        </Notice>
      </div>
    )
  }
}
