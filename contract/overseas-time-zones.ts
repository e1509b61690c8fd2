import { PARIS } from './time-zones.ts'

/** Time zones overseas, by the first characters of a postal code; longer ones come first. */
const overseas: [RegExp, string][] = [
  [/^(9874|98796)/, 'Pacific/Marquesas'],
  [/^(98755|9879[23])/, 'Pacific/Gambier'],
  [/^971/, 'America/Guadeloupe'],
  [/^972/, 'America/Martinique'],
  [/^973/, 'America/Cayenne'],
  [/^974/, 'Indian/Reunion'],
  [/^975/, 'America/Miquelon'],
  [/^976/, 'Indian/Mayotte'],
  [/^984/, 'Indian/Kerguelen'],
  [/^986/, 'Pacific/Wallis'],
  [/^987/, 'Pacific/Tahiti'],
  [/^988/, 'Pacific/Noumea'],
]

/**
 * The time zone of a commune (IANA name), by its postal code; that of mainland France without one. The days
 * and hours of a hunt and of its meetings are those of the hunt’s commune.
 */
export const timeZoneOf = (city: { postal_code: string } | null | undefined): string =>
  overseas.find(([codes]) => codes.test(city?.postal_code ?? ''))?.[1] ?? PARIS
