import { escape } from '../../tests/explore/markup.ts'
import { tones } from '../../tests/explore/tones.ts'
import type { Tone } from '../../tests/explore/transition-labels.ts'
import { sizes } from './measure.ts'

/** A coordinate rounded, so that pages differ only if charts do. */
export const round = (value: number) => Math.round(value * 10) / 10

/** The symbol of a tone as a path, independent of fonts. */
export const symbol = (tone: Tone, x: number, y: number, scale = 0.9) =>
  `<path d="${tones[tone].symbol}" transform="translate(${round(x)} ${round(y)}) scale(${scale})" ` +
  `fill="${tone === 'event' ? tones.event.ink : 'none'}" stroke="${tones[tone].ink}" stroke-width="1.6" ` +
  'stroke-linecap="round" stroke-linejoin="round"/>'

/** The legend of a chart's wires. */
export function legend(used: ReadonlySet<Tone>, y: number): { markup: string[]; width: number } {
  let x = 0
  const markup = (Object.keys(tones) as Tone[])
    .filter((tone) => used.has(tone))
    .flatMap((tone) => {
      const { ink, dash, meaning } = tones[tone]
      const at = x
      x += 62 + meaning.length * 6.6
      return [
        `<path d="M${at} ${y}h28" stroke="${ink}" stroke-width="1.5" stroke-dasharray="${dash || 'none'}"/>`,
        symbol(tone, at + 33, y - 6),
        `<text x="${at + 48}" y="${y + 4}" font-size="${sizes.label}" fill="${ink}">${escape(meaning)}</text>`,
      ]
    })
  return { markup, width: x }
}
