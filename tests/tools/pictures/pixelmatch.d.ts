declare module 'pixelmatch' {
  /** The number of pixels that differ between two pictures of the same size, in RGBA. */
  export default function pixelmatch(
    a: Uint8Array,
    b: Uint8Array,
    output: undefined,
    width: number,
    height: number,
    options: { threshold: number; includeAA: boolean },
  ): number
}
