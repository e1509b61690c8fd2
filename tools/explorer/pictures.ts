import type { Format } from '../../tests/browser/support/camera.ts'

const pictures: Record<string, string> = import.meta.glob('../../var/pictures/*/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The screenshot of a state, by its path; undefined if the state displays nothing, or none was taken here. */
export const pictureOf = (format: Format, flow: string, leaf: string): string | undefined =>
  pictures[`../../var/pictures/${format}/${flow}/${leaf}.webp`]

export const isPictured = (flow: string): boolean =>
  Object.keys(pictures).some((path) => path.startsWith(`../../var/pictures/phone/${flow}/`))
