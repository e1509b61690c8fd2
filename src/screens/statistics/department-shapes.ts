import { geoCentroid } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import france from './departments.topo.json' with { type: 'json' }

// The type of a JSON module has `number[]` and `string` where topojson has tuples and literals.
const topology = france as unknown as Topology<{ departments: GeometryCollection<{ code: string }> }>

/** The outlines of France's departments. */
export const shapes = feature(topology, topology.objects.departments)

/** The centre of each department, longitude first. */
export const centers: ReadonlyMap<string, [number, number]> = new Map(
  shapes.features.map((one) => [one.properties.code, geoCentroid(one)]),
)

/** Overseas departments, each in its own frame: longitude and latitude of the centre, and scale. */
export const overseas = [
  { code: '971', center: [-61.4, 16.2], scale: 5200 },
  { code: '972', center: [-61.0, 14.65], scale: 8200 },
  { code: '973', center: [-53.2, 4.0], scale: 900 },
  { code: '974', center: [55.53, -21.13], scale: 6800 },
  { code: '976', center: [45.15, -12.82], scale: 11_000 },
] satisfies { code: string; center: [number, number]; scale: number }[]

/** Whether a department lies in Europe. */
export const isMainland = (code: string): boolean => code.length === 2
