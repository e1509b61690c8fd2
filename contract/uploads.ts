import * as z from 'zod/mini'

/** An uploaded file: the browser's `File`, or the received file on the server. */
export type Upload = Pick<File, 'name' | 'size' | 'arrayBuffer' | 'stream'>

/** Whether a value is a file; text input can never be mistaken for one. */
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' &&
  value !== null &&
  'stream' in value &&
  typeof value.stream === 'function' &&
  'size' in value &&
  typeof value.size === 'number'

/**
 * The schema of an endpoint's `upload` field. `missing`: the error message without a file. Checks the
 * file extension; the server checks the content.
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

/** The error message for a file larger than `maxBytes`. */
export const tooLarge = (maxBytes: number) =>
  `Ce fichier est trop volumineux : ${maxBytes / 1_000_000} Mo au plus.`
