import { Fold } from '../../../src/ui/page/fold.tsx'
import { Text } from '../../../src/ui/text/text.tsx'
import { stateTitle } from '../../../tests/explore/dictionary.ts'
import { type Timeline, snapshotAt } from '../timeline.ts'
import { Panel } from './panel.tsx'
import type { Format } from '../../pictures/camera.ts'
import { leavesOf } from '../location.ts'

const pictures: Record<string, string> = import.meta.glob('../../../var/pictures/*/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The screenshot of a state, by its path; undefined if the state displays nothing, or none was taken here. */
const pictureOf = (format: Format, flow: string, leaf: string): string | undefined =>
  pictures[`../../../var/pictures/${format}/${flow}/${leaf}.webp`]

const isPictured = (flow: string): boolean =>
  Object.keys(pictures).some((path) => path.startsWith(`../../../var/pictures/phone/${flow}/`))

export function PicturePanel({ timeline }: { timeline: Timeline }) {
  const { flow } = timeline
  const shown = leavesOf(snapshotAt(timeline).state).flatMap((node) => {
    const leaf = node.path.join('.')
    const phone = pictureOf('phone', flow.name, leaf)
    return phone
      ? [{ leaf, title: stateTitle(node), phone, wide: pictureOf('computer', flow.name, leaf) }]
      : []
  })
  return (
    <Panel title="Ce que voit la personne" id="picture">
      {isPictured(flow.name) ? null : (
        <Text look="soft">
          Les images se prennent sur chaque machine : <code>npm run docs:pictures -- {flow.name}</code>, puis{' '}
          <code>npm run docs:open</code>.
        </Text>
      )}
      {isPictured(flow.name) && shown.length === 0 ? (
        <Text look="soft">Rien à l’écran à ce moment.</Text>
      ) : null}
      {shown.map(({ leaf, title, phone, wide }) => (
        <figure key={leaf} className="grid gap-3">
          <img
            src={phone}
            alt={`L’écran d’un téléphone : ${title}`}
            className="mx-auto w-full max-w-[390px] rounded-card border border-line"
          />
          {wide ? (
            <Fold label="Sur un ordinateur">
              <a href={wide} aria-label={`Ouvrir l’image de ${title} sur un ordinateur`}>
                <img
                  src={wide}
                  alt={`L’écran d’un ordinateur : ${title}`}
                  className="w-full rounded-card border border-line"
                />
              </a>
            </Fold>
          ) : null}
        </figure>
      ))}
    </Panel>
  )
}
