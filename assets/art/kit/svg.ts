import { INK, mix, tone } from './tone.ts'

let lastId = 0

export const freshId = (prefix: string): string => {
  lastId += 1
  return `${prefix}${lastId.toString(36)}`
}

/** Restarts ids at 0, so that the text of a drawing does not depend on what was drawn before. */
export const withFreshIds = <T>(draw: () => T): T => {
  lastId = 0
  return draw()
}

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const stopTags = (stops: Stops): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** From top to bottom by default. */
export const gradient = (id: string, stops: Stops, direction = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${direction}>${stopTags(stops)}</linearGradient>`

export const radialGradient = (id: string, stops: Stops, place = 'cx=".5" cy=".5" r=".5"'): string =>
  `<radialGradient id="${id}" ${place}>${stopTags(stops)}</radialGradient>`

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`

/** `k` (0–0.5) rounds the corners. */
export const starPath = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 5,
  startDegrees = -90,
  k = 0.26,
): string => {
  const corner = (index: number): [number, number] => {
    const angle = ((startDegrees + (index * 180) / points) * Math.PI) / 180
    const radius = index % 2 ? inner : outer
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  }
  const text = (point: readonly [number, number]) => `${point[0].toFixed(1)},${point[1].toFixed(1)}`
  let path = ''
  for (let index = 0; index < points * 2; index += 1) {
    const [cx, cy] = corner(index)
    const [px, py] = corner(index - 1)
    const [nx, ny] = corner(index + 1)
    const round = index % 2 ? k * 0.6 : k
    const from = text([cx + (px - cx) * round, cy + (py - cy) * round])
    const to = text([cx + (nx - cx) * round, cy + (ny - cy) * round])
    path += `${index ? 'L' : 'M'}${from} Q${text([cx, cy])} ${to}`
  }
  return `${path}Z`
}

export interface VolumeStyle {
  /** Width of the ink line (0 for none), then the shift of the lit area away from the shadow. */
  readonly relief?: readonly [outline: number, shadeX: number, shadeY: number]
  readonly inside?: string
  readonly gloss?: string
  readonly topColour?: string
  /** Strength of the violet bounce light along the lower right edge. */
  readonly rim?: number
}

/**
 * Base of nearly all art. Layers from back to front: ink line, bounce light, core shadow, lit gradient, `inside`,
 * `gloss`.
 */
export const volume = (path: string, colour: string, style: VolumeStyle = {}): string => {
  const { relief = [6, 7, 9], inside = '', gloss = '', rim = 0.5 } = style
  const [outline, shadeX, shadeY] = relief
  const clip = freshId('c')
  const light = freshId('g')
  const shadow = tone(colour, -0.15)
  const bounce = mix(shadow, '#b58cff', rim * 0.55)
  const stops: Stops = [
    [0, style.topColour ?? tone(colour, 0.07)],
    [0.75, colour],
    [1, tone(colour, -0.03)],
  ]
  const ink = outline
    ? `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="${outline * 2}" stroke-linejoin="round"/>`
    : ''
  return (
    `<defs><clipPath id="${clip}"><path d="${path}"/></clipPath>${gradient(light, stops)}</defs>${ink}` +
    `<g clip-path="url(#${clip})"><path d="${path}" fill="${bounce}"/>` +
    `<path d="${path}" transform="translate(${-shadeX * 0.4},${-shadeY * 0.4})" fill="${shadow}"/>` +
    `<path d="${path}" transform="translate(${-shadeX},${-shadeY})" fill="url(#${light})"/>${inside}${gloss}</g>`
  )
}

export const line = (path: string, width = 5, colour = INK, attributes = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`

export const fill = (path: string, colour: string, attributes = ''): string =>
  `<path d="${path}" fill="${colour}" ${attributes}/>`

export const halo = (x: number, y: number, rx: number, colour: string, opacity: number, ry = rx): string => {
  const id = freshId('h')
  const stops: Stops = [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.5],
    [1, colour, 0],
  ]
  return `<defs>${radialGradient(id, stops)}</defs><ellipse cx="${x}" cy="${y}" rx="${Math.max(0.1, rx)}" ry="${Math.max(0.1, ry)}" fill="url(#${id})"/>`
}

export const glow = (path: string, colour: string, width = 14, opacity = 0.55): string => {
  const id = freshId('b')
  return `<defs><filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="7"/></filter></defs><path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" filter="url(#${id})"/>`
}

export const highlight = (x: number, y: number, rx: number, ry: number, degrees = -28, opacity = 0.5): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${degrees} ${x} ${y})"/>`

/** Scales about the drawing's own origin, then moves. */
export const place = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale})">${body}</g>`

/** Draws the body twice: as it is and mirrored about the vertical line at `x`. */
export const mirrored = (x: number, body: (side: 1 | -1) => string): string =>
  ([1, -1] as const).map((side) => `<g transform="translate(${x},0) scale(${side},1)">${body(side)}</g>`).join('')

/** Returns a generator of numbers 0–1. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}
