/** Fast at first, then slowing: 0–1 → 0–1. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** Up and down again: 0 at both ends, 1 in the middle. */
export const bell = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))

/** A thin lozenge that points outwards at an angle, from `inner` to `outer`. */
export const spike = (degrees: number, inner: number, outer: number, width: number, colour: string): string =>
  `<path transform="rotate(${degrees})" d="M${inner},0 L${(inner + outer) / 2},${-width} L${outer},0 L${(inner + outer) / 2},${width}Z" fill="${colour}"/>`

/** Point on a circle about the origin. */
export const onCircle = (degrees: number, radius: number): readonly [x: number, y: number] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** An effect at a moment 0–1, in rest units around its middle. No ink line; white core, saturated edge. */
export type DrawEffect = (t: number) => string
