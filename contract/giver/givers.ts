import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idOf, IdParams, Nothing } from '../fields.ts'
import { Giver } from '../shared/users.ts'

/** The caller's giver record, with their hunting territories, main one first. */
export const readGiver = endpoint('readGiver', {
  method: 'GET',
  path: '/api/v1/givers/self',
  summary: 'Lire sa fiche de chasseur et ses territoires de chasse',
  access: 'giver',
  envelope: 'data',
  answer: Giver,
})

/**
 * Adds a commune of the giver's federation, or near it if the federation allows that, to their
 * territories. Idempotent.
 */
export const addTerritory = endpoint('addTerritory', {
  method: 'POST',
  path: '/api/v1/givers/self/cities',
  summary: 'Ajouter un territoire',
  access: 'hunts.self.write',
  envelope: 'nothing',
  body: z.object({ city_id: idOf('Choisissez une commune.') }),
  answer: Nothing,
})

/** Removes a territory; `id` is the commune's. 409 for the main one. */
export const removeTerritory = endpoint('removeTerritory', {
  method: 'DELETE',
  path: '/api/v1/givers/self/cities/{id}',
  summary: 'Supprimer un territoire',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})
