import * as z from 'zod/mini'

/** A file of a form: the browser's own `File`, or on the server the one that was received. */
export type Upload = Pick<File, 'name' | 'size' | 'arrayBuffer' | 'stream'>

/** Whether a value is a file, which nothing that arrives as text can pretend to be. */
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' &&
  value !== null &&
  'stream' in value &&
  typeof value.stream === 'function' &&
  'size' in value &&
  typeof value.size === 'number'

/**
 * A file in the body of an endpoint that declares it as its `upload`; `missing` asks for it. Its name ends as
 * files of its kind do, such as `.png`; what it holds is looked at on the server.
 */
export const upload = (missing: string, ending: `.${string}`) =>
  z
    .custom<Upload>(isUpload, { error: missing, abort: true })
    .check(
      z.refine(
        ({ name }) => name.toLowerCase().endsWith(ending),
        `${missing} Le nom du fichier doit finir par « ${ending} ».`,
      ),
    )

/** What is said of a file of more than `maxBytes`. */
export const tooLarge = (maxBytes: number) =>
  `Ce fichier est trop volumineux : ${maxBytes / 1_000_000} Mo au plus.`
