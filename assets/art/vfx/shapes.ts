export const easeOut = (t: number): number => 1 - (1 - t) ** 3

export const bell = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))

export const spike = (degrees: number, inner: number, outer: number, width: number, colour: string): string =>
  `<path transform="rotate(${degrees})" d="M${inner},0 L${(inner + outer) / 2},${-width} L${outer},0 L${(inner + outer) / 2},${width}Z" fill="${colour}"/>`

export const onCircle = (degrees: number, radius: number): readonly [x: number, y: number] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/**
 * Returns the drawing at time 0–1, in rest units, centred on 0,0. Effects have no ink line: a white core and a
 * saturated edge.
 */
export type DrawEffect = (t: number) => string
