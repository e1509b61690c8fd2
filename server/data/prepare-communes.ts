import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, gzipSync } from 'node:zlib'
import type { Commune } from './communes.ts'

/**
 * `npm run data:communes`: writes communes.json.gz, which the first start loads,
 * former-communes.json.gz and former-names.json.gz, from two public data sets: names, INSEE codes, postal codes and populations
 * from @etalab/decoupage-administratif, coordinates from france-cities-js. A commune without coordinates gets the mean of its postal code, or
 * otherwise of its department.
 */

type Listed = {
  code: string
  nom: string
  type: string
  chefLieu?: string
  codesPostaux?: string[]
  population?: number
}
type Placed = { insee_code: string; gps_lat: number | null; gps_lng: number | null }
type Place = { lat: number; lng: number }

/**
 * Coordinates of the overseas territories, which are missing from the data sets: by the first three
 * digits of the INSEE code (the main town), and by the whole code for the uninhabited southern lands.
 */
const farTerritories: Record<string, { lat: number; lng: number }> = {
  '975': { lat: 46.78, lng: -56.17 },
  '977': { lat: 17.9, lng: -62.85 },
  '978': { lat: 18.07, lng: -63.08 },
  '986': { lat: -13.28, lng: -176.18 },
  '987': { lat: -17.54, lng: -149.57 },
  '988': { lat: -22.27, lng: 166.44 },
  '989': { lat: 10.3, lng: -109.22 },
  '98411': { lat: -37.84, lng: 77.55 },
  '98412': { lat: -49.35, lng: 70.22 },
  '98413': { lat: -46.43, lng: 51.86 },
  '98414': { lat: -66.66, lng: 140 },
  '98415': { lat: -11.58, lng: 47.3 },
}

const require = createRequire(import.meta.url)
const listed: Listed[] = require('@etalab/decoupage-administratif/data/communes.json')
const placed: Placed[] = require('france-cities-js/database/cities.json')
const current = listed.filter(({ type }) => type === 'commune-actuelle')
const known = new Map<string, Place>()
for (const { insee_code, gps_lat, gps_lng } of placed)
  if (gps_lat && gps_lng) known.set(insee_code, { lat: gps_lat, lng: gps_lng })

const department = (insee: string) => insee.slice(0, insee.startsWith('9') && insee[1]! > '6' ? 3 : 2)
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

function mean(communes: Listed[]): Place | undefined {
  const places = communes.flatMap(({ code }) => known.get(code) ?? [])
  if (places.length === 0) return undefined
  const average = (axis: keyof Place) => places.reduce((sum, at) => sum + at[axis], 0) / places.length
  return { lat: average('lat'), lng: average('lng') }
}

function placeOf({ code, codesPostaux = [] }: Listed): Place {
  const found =
    known.get(code) ??
    mean(current.filter((other) => other.codesPostaux?.includes(codesPostaux[0] ?? ''))) ??
    farTerritories[code] ??
    farTerritories[department(code)] ??
    mean(current.filter((other) => department(other.code) === department(code)))
  if (!found) throw new Error(`Commune sans coordonnées : ${code}`)
  return found
}

const rows = current.map((commune): Commune => {
  const { lat, lng } = placeOf(commune)
  // The southern lands have no postal code; the INSEE code is used instead.
  const [first = commune.code, ...others] = commune.codesPostaux ?? []
  const population = commune.population ?? 0
  return [
    commune.code,
    commune.nom,
    department(commune.code),
    [first, ...others],
    round(lat),
    round(lng),
    population,
  ]
})
const isCurrent = new Set(current.map(({ code }) => code))
const former = listed.flatMap(({ code, chefLieu }) =>
  chefLieu && isCurrent.has(chefLieu) && !isCurrent.has(code) ? [[code, chefLieu]] : [],
)
const nameOf = new Map(current.map(({ code, nom }) => [code, nom]))
const formerNames = listed.flatMap(({ type, nom, chefLieu }) => {
  const today = nameOf.get(chefLieu ?? '')
  return type !== 'commune-actuelle' && today !== undefined && today !== nom ? [[chefLieu, nom]] : []
})
const write = (name: string, content: object) =>
  writeFileSync(
    new URL(name, import.meta.url),
    gzipSync(JSON.stringify(content), { level: constants.Z_BEST_COMPRESSION }),
  )
write('./communes.json.gz', rows)
write('./former-communes.json.gz', former)
write('./former-names.json.gz', formerNames)
console.log(`${rows.length} communes, ${former.length} anciennes, ${formerNames.length} anciens noms`)
