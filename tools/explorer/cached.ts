/** A function that loads each thing once, so that React can wait for the same promise again. */
export function cached<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const loaded = known.get(key) ?? load(key)
    known.set(key, loaded)
    return loaded
  }
}
