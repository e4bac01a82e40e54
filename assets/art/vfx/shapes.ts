/** Fast at first, then slow: 0–1 to 0–1. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** 0 at both ends, 1 in the middle. */
export const bell = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))

/** A thin lozenge that points outwards, from `inner` to `outer`. */
export const spike = (degrees: number, inner: number, outer: number, width: number, colour: string): string =>
  `<path transform="rotate(${degrees})" d="M${inner},0 L${(inner + outer) / 2},${-width} L${outer},0 L${(inner + outer) / 2},${width}Z" fill="${colour}"/>`

export const onCircle = (degrees: number, radius: number): readonly [x: number, y: number] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** Time 0–1 to a drawing in rest units about its middle. No ink line; white core, saturated edge. */
export type DrawEffect = (t: number) => string
