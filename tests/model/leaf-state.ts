/** The paths of the leaf states, derived from the type of a state value; `{}` is a region without states. */
export type LeafState<V> = V extends string
  ? V
  : { [K in keyof V & string]: Below<K, V[K]> }[keyof V & string]
type Below<K extends string, V> = V extends undefined
  ? never
  : V extends string
    ? `${K}.${V}`
    : [keyof V] extends [never]
      ? K
      : `${K}.${LeafState<V>}`
