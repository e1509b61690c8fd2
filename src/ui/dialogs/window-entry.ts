/**
 * The URL state of an open window, as query parameters: `{ contacts: '12' }`. A name that starts with « /
 * » is the path of a page, below which the window has its own path: `{ '/users': '12' }` is `/users/12`;
 * over another page the URL stays. A parameter that is null is that of another window over the same one.
 */
export type WindowAddress = Readonly<Record<string, string | null>>

/** What is kept with a history entry of windows. `named`: the URL names the window, so that it can open again. */
type WindowEntry = { window?: true; named?: boolean }
const entry = () => (history.state ?? {}) as WindowEntry

/** Whether the current history entry belongs to the open windows. */
export const isWindowEntry = () => entry().window === true

/** Whether its URL names one of them, so that it can open again. */
export const isNamedEntry = () => entry().named === true

/** The first part of a path, by which pages are told apart. */
export const pageOf = (pathname: string) => pathname.split('/')[1] ?? ''

/** The current URL, without or with the state of a window. Over a page that is not its own, a window has none. */
export function url(address: WindowAddress = {}, isWith = false): string {
  const { search, hash } = location
  let { pathname } = location
  const params = new URLSearchParams(search)
  for (const [page, value] of Object.entries(address).filter(([name]) => name.startsWith('/'))) {
    const own = `${page}/${value}`
    if (pathname !== page && pathname !== own) return pathname + search + hash
    pathname = isWith ? own : page
  }
  for (const [name, value] of Object.entries(address).filter(([name]) => !name.startsWith('/')))
    if (isWith && value !== null) params.set(name, value)
    else params.delete(name)
  return pathname + (params.size > 0 ? `?${params}` : '') + hash
}
