import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** A whole number within two bounds. Forms and query strings send it as text. */
export const integer = (min: number, max: number, error: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/, error))], { error }),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.number().check(z.int(error), z.gte(min, error), z.lte(max, error)),
    ),
  )

/** A database id; `error` is the French message for an invalid one. */
export const idOf = (error: string) => integer(1, Number.MAX_SAFE_INTEGER, error)
/** A database id. */
export const Id = idOf('Cet identifiant est invalide.')
/** The path parameter `id` of most endpoints about one row. */
export const IdParams = z.object({ id: Id })

/** A boolean, sent as 1 or 0 (design §4). */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], {
    error: 'Répondez par oui ou par non.',
  }),
  z.transform((value: boolean | 0 | 1 | '0' | '1' | 'true' | 'false') =>
    [true, 1, '1', 'true'].includes(value),
  ),
)

/** An optional field: null clears it, an absent field is unchanged. */
export const left = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const noSuchDay = 'Cette date n’existe pas.'
/** A day, `YYYY-MM-DD`, that exists in the calendar, which has no year 0. */
export const Day = z.iso
  .date({ error: ({ input }) => (input == null ? 'Choisissez une date.' : noSuchDay) })
  .check(z.refine((day) => !day.startsWith('0000'), noSuchDay))

/** A number of animals between 0 and `max`. */
export const quantity = (max: number) =>
  integer(0, max, `La quantité doit être un nombre entier de 0 à ${max}.`)

/** A required list with a maximum length. */
export const list = <T extends z.ZodMiniType>(row: T, max: number, error = 'Cette liste est trop longue.') =>
  z.array(row, { error: 'Une liste est attendue.' }).check(z.maxLength(max, error))

/** An optional list with a maximum length; absent means empty. */
export const rows = <T extends z.ZodMiniType>(row: T, max: number) => z._default(list(row, max), [])

/** Refuses parallel lists of different lengths; the error is reported at the field `name`. */
export const parallel = <T extends object>(name: keyof T & string, ...others: (keyof T & string)[]) =>
  z.refine<T>(
    (body) => others.every((other) => (body[other] as unknown[]).length === (body[name] as unknown[]).length),
    { path: [name], error: 'Les listes doivent avoir la même longueur.' },
  )

/** The secret in a mailed link; nobody types it. */
export const linkToken = z
  .string({ error: 'Ce lien est incomplet.' })
  .check(z.maxLength(200, 'Ce lien est incomplet.'))

/** The error message for an invalid page size. */
export const wrongPageSize = 'Le nombre de lignes par page est invalide.'

/** Query parameters of a paginated list (design §4). */
export const Paging = {
  page: z._default(integer(1, 1_000_000, 'La page demandée est invalide.'), 1),
  perPage: z._default(integer(1, limits.pageSize, wrongPageSize), limits.pastHunts),
}

/** The position of a page in its list. `last_page` is at least 1. */
export const Meta = z.object({ total: z.number(), current_page: z.number(), last_page: z.number() })
export type Meta = z.output<typeof Meta>

/** One page of a list, as the caller reads it. */
export const page = <T extends z.ZodMiniType>(row: T) => z.object({ data: z.array(row), meta: Meta })

/** An answer whose content is ignored. */
export const Nothing = z.unknown()

/** Reads a parameter of a page's URL: any value is accepted, and an invalid one becomes the fallback. */
export const orElse = <T extends z.ZodMiniType>(schema: T, fallback: z.output<T>) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown): z.output<T> => {
      const read = schema.safeParse(value)
      return read.success ? read.data : fallback
    }),
  )
