import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { page, Paging } from '../fields.ts'
import { sampled } from './samples.ts'

/** A noted animal: its giver, null once anonymised, and the day and commune of its hunt. */
const Noted = z.object({
  giver: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  started_at: z.string(),
  city: z.string(),
})
export type NotedAnimal = z.output<typeof Noted>

/** A tag that two givers noted in this season: the animal that has it, and the one that claims it (`id`). */
export const TagClaim = z.object({ id: z.number(), tag: z.string(), holder: Noted, claimant: Noted })
export type TagClaim = z.output<typeof TagClaim>

/** The animal that a tag stands for, and those that claim the same tag. */
export const SampledAnimal = z.object({ tag: z.string(), noted: Noted, claims: z.array(Noted) })
export type SampledAnimal = z.output<typeof SampledAnimal>

/** Names the boars that tags stand for, before a sample of them is registered. Changes nothing. 422 like it. */
export const nameSampled = endpoint('nameSampled', {
  method: 'POST',
  path: '/api/v1/samples/animals',
  summary: 'Dire de quels sangliers sont des bracelets',
  access: 'users.write',
  envelope: 'list',
  body: z.object(sampled),
  answer: z.array(SampledAnimal),
})

/** Lists the tags that two givers of the caller's federation noted in this season, latest first. */
export const listTagClaims = endpoint('listTagClaims', {
  method: 'GET',
  path: '/api/v1/tag_claims',
  summary: 'Lister les bracelets notés deux fois',
  access: 'users.write',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(TagClaim),
})

/** The calls about the animals that tags stand for. */
export const tagCalls = { nameSampled, listTagClaims }
