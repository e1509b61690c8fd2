import type * as z from 'zod/mini'

/** What a schema holds, as zod keeps it, which does not type the inside of a schema of unknown kind. */
type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}
/** The schema of a string in another one, with the names of the fields that lead to it. */
export type Text = { fields: readonly string[]; schema: z.core.$ZodType }

/** The strings in a schema, whatever is optional or a list around them. */
export function textsIn(schema: z.core.$ZodType, fields: readonly string[] = []): Text[] {
  const { def } = schema._zod as unknown as { def: Definition }
  if (def.type === 'string') return [{ fields, schema }]
  const own = Object.entries(def.shape ?? {}).flatMap(([field, one]) => textsIn(one, [...fields, field]))
  const within = [def.innerType, def.element, def.in, ...(def.options ?? [])]
  return [...own, ...within.flatMap((one) => (one ? textsIn(one, fields) : []))]
}
