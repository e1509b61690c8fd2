/** A mistake that somebody could make, and the test that has to go red by it. */
export type Planted = {
  /** The mistake, in French for the page. */
  mistake: string
  /** The file, and what is written otherwise in it: a text that stands there once. */
  file: string
  from: string
  to: string
  /** Which test sees it: its kind, its file, and the beginning of its name. */
  by: { project: 'machines' | 'screens' | 'server'; file: string; test: string }
  /** When it was chosen no test of the same part saw it, in the browser aside: this one was written for it. */
  isNew?: true
  /** What the test says then, in part. */
  says: string
}

/** The mistakes that are planted, by the part of the product where somebody would notice them. */
export type PlantedPart = { part: string; planted: readonly Planted[] }
