import { createElement, type SVGProps } from 'react'

/** An icon as its library keeps it: the elements of a picture of 24 by 24. */
type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

/** The component of an icon, which the build uses for the library’s own: it takes the attributes of an `svg`. */
export const iconOf = ({ node }: Drawing) =>
  function Icon(attributes: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, drawn]) => createElement(tag, drawn)),
    )
  }
