import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A kind of game: sanglier, chevreuil, cerf, daim, mouflon, chamois/isard (spec §3). */
export const SpecimenType = z.object({
  id: z.number(),
  label: z.string(),
  label_plural: z.string(),
  icon_url: z.string(),
})
export type SpecimenType = z.output<typeof SpecimenType>

/** The boar's id; ids of game types never change. */
export const BOAR = 1

/** Lists all game types, in the order of the spec. Public. */
export const listSpecimenTypes = endpoint('listSpecimenTypes', {
  method: 'GET',
  path: '/api/v1/specimen_types',
  summary: 'Lister les types de gibier',
  access: 'public',
  envelope: 'data',
  answer: z.array(SpecimenType),
})
