/** A guide of `docs/guide/`, by the name of its file: read by the plugin `guides` of `vite-plugins.ts`. */
declare module 'guide:*' {
  export const title: string
  /** The fragment and the title of each section, in order. */
  export const sections: readonly { id: string; title: string }[]
  /** Everything under the title. */
  export const html: string
}
