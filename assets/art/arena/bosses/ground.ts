import { ARENA_GROUND_Y, ARENA_SIZE } from '#assets/manifest/arena-layers.ts'
import type { BossArenaLayerName } from '#assets/manifest/creatures.ts'
import { fill, freshId, gradient, halo, type Stops, seededRandom } from '../../kit/svg.ts'

export type BossArena = Readonly<Record<BossArenaLayerName, () => string>>

/** The far edge curves down in the middle, like the ring of the leagues' arenas. */
const FLOOR = 'M-80,656 Q390,704 860,656 V860 H-80Z'
const CENTER_X = 390
const CENTER_Y = ARENA_GROUND_Y - 2

export interface GroundLook {
  readonly stops: Stops
  readonly shadow: string
  readonly light: string
  readonly ring: string
  readonly pebble: string
  readonly pebbleTop: string
  readonly marks: string
}

const pebbles = (look: GroundLook): string => {
  const random = seededRandom(33)
  return Array.from({ length: 22 }, () => {
    const x = -40 + random() * 860
    const y = 706 + random() * 130
    const size = 0.6 + random()
    return (
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(8 * size).toFixed(1)}" ry="${(3.8 * size).toFixed(1)}" fill="${look.pebble}"/>` +
      `<ellipse cx="${(x - 1).toFixed(1)}" cy="${(y - 2).toFixed(1)}" rx="${(6 * size).toFixed(1)}" ry="${(2.8 * size).toFixed(1)}" fill="${look.pebbleTop}"/>`
    )
  }).join('')
}

const ring = (rx: number, ry: number, width: number, colour: string, opacity: number): string =>
  `<ellipse cx="${CENTER_X}" cy="${CENTER_Y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`

export const drawGround = (look: GroundLook): string => {
  const shade = freshId('f')
  const clip = freshId('c')
  const edge = fill('M-80,656 Q390,704 860,656 V680 Q390,726 -80,680Z', look.shadow, 'opacity=".55"')
  return (
    `<defs>${gradient(shade, look.stops)}<clipPath id="${clip}"><path d="${FLOOR}"/></clipPath></defs>${fill(FLOOR, `url(#${shade})`)}` +
    `<g clip-path="url(#${clip})">${edge}${look.marks}${halo(CENTER_X, CENTER_Y, 380, look.light, 0.5, 104)}` +
    `${ring(306, 64, 9, look.shadow, 0.5)}${ring(306, 62, 4.5, look.ring, 0.9)}${ring(268, 52, 2.5, look.ring, 0.6)}${pebbles(look)}</g>`
  )
}

export const drawBackdrop = (stops: Stops, body: string): string => {
  const sky = freshId('s')
  return `<defs>${gradient(sky, stops)}</defs><rect x="-60" width="900" height="${ARENA_SIZE.height}" fill="url(#${sky})"/>${body}`
}
