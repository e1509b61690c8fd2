const files = import.meta.glob<string>('../../../docs/statecharts/pictures/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The widths at which screens are taken, in pixels. */
export type PictureWidth = 390 | 1280

/** The picture of a state's screen; nothing when that state shows nothing. `leaf` is the state's path. */
export const pictureOf = (flow: string, leaf: string, width: PictureWidth): string | undefined =>
  files[`../../../docs/statecharts/pictures/${flow}/${leaf}.${width}.webp`]
