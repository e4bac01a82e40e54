import { freshId, gradient, halo, seededRandom } from '../kit/svg.ts'
import { bell, type DrawEffect, easeOut, onCircle } from './shapes.ts'

const flame = (x: number, y: number, height: number, width: number, colour: string): string =>
  `<path d="M${x},${y - height} C${x + width * 0.9},${y - height * 0.55} ${x + width},${y - height * 0.1} ${x},${y} C${x - width},${y - height * 0.1} ${x - width * 0.7},${y - height * 0.5} ${x - width * 0.1},${y - height * 0.62} C${x - width * 0.1},${y - height * 0.8} ${x},${y - height * 0.9} ${x},${y - height}Z" fill="${colour}"/>`

const FLAME_COATS = [
  [1, '#ff3d1f'],
  [0.72, '#ff9d1f'],
  [0.45, '#ffe25a'],
] as const

export const drawBurn: DrawEffect = (t) => {
  const random = seededRandom(11)
  let drawing = halo(0, 40, 112, '#ff5a1c', 0.7 * bell(t * 0.9 + 0.1))
  for (const [share, colour] of FLAME_COATS) {
    for (let index = -2; index <= 2; index += 1) {
      const sway = Math.sin(t * Math.PI * 4 + index * 1.9)
      const life = Math.min(1, t * 3 + 0.3) * (t > 0.8 ? (1 - t) * 5 : 1)
      const height = (150 - Math.abs(index) * 28 + sway * 24) * share * life
      drawing += flame(index * 32 + sway * 5, 100 - (1 - share) * 8, height, 30 * share + 5, colour)
    }
  }
  for (let index = 0; index < 7; index += 1) {
    const along = (t + random()) % 1
    drawing += `<circle cx="${(random() - 0.5) * 150}" cy="${70 - along * 170}" r="${5 * (1 - along)}" fill="#ffd23e"/>`
  }
  return drawing
}

const iceSpike = (x: number, y: number, degrees: number, height: number, width: number, grown: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${grown})"><path d="M0,${-height} L${width},${-height * 0.62} L${width * 0.9},0 H${-width * 0.9} L${-width},${-height * 0.62}Z" fill="#3f9bff" stroke="#eaffff" stroke-width="4" stroke-linejoin="round"/><path d="M0,${-height} L${-width},${-height * 0.62} L${-width * 0.9},0 H0Z" fill="#a8ecff"/><path d="M0,${-height} L${width * 0.1},${-height * 0.55} L0,0 L${-width * 0.2},${-height * 0.5}Z" fill="#fff"/></g>`

/** While the frost lasts, the scene holds a late frame. */
export const drawFreeze: DrawEffect = (t) => {
  const grown = Math.max(0.05, easeOut(Math.min(1, t * 1.6)))
  const fade = t > 0.8 ? (1 - t) * 5 : 1
  const ice =
    iceSpike(-58, 92, -34, 96, 18, grown) +
    iceSpike(58, 92, 34, 92, 18, grown) +
    iceSpike(-30, 96, -14, 136, 22, grown) +
    iceSpike(34, 96, 15, 130, 21, grown) +
    iceSpike(0, 100, 0, 164, 26, grown)
  let flakes = ''
  for (let index = 0; index < 6; index += 1) {
    const [x, y] = onCircle(index * 60 + t * 80, 70 + grown * 42)
    flakes += `<g transform="translate(${x},${y - 6}) scale(${0.9 * fade})"><path d="M0,-13V13M-11,-6.5L11,6.5M-11,6.5L11,-6.5" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`
  }
  return `${halo(0, 20, 125, '#4cc4ff', 0.7 * fade)}<g opacity="${fade}">${ice}</g>${flakes}`
}

export const drawHeal: DrawEffect = (t) => {
  const random = seededRandom(5)
  const light = bell(t)
  const beam = freshId('v')
  const mask = freshId('v')
  const fade = freshId('v')
  const soft = gradient(
    fade,
    [
      [0, '#fff', 0],
      [0.3, '#fff', 1],
      [0.7, '#fff', 1],
      [1, '#fff', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )
  const colours = gradient(beam, [
    [0, '#8dffb8', 0],
    [1, '#8dffb8', 0.8 * light],
  ])
  let drawing = `${halo(0, 30, 120, '#3ddc84', 0.75 * light)}<defs>${soft}${colours}<mask id="${mask}"><rect x="-80" y="-120" width="160" height="240" fill="url(#${fade})"/></mask></defs><path mask="url(#${mask})" d="M-80,-110 H80 V92 a80,20 0 0 1 -160,0Z" fill="url(#${beam})"/><ellipse cx="0" cy="92" rx="${40 + 60 * easeOut(t)}" ry="${12 + 16 * easeOut(t)}" fill="none" stroke="#c9ffe0" stroke-width="${7 * (1 - t) + 1}" opacity="${1 - t}"/>`
  for (let index = 0; index < 8; index += 1) {
    const delay = random() * 0.35
    const along = Math.min(1, Math.max(0, (t - delay) / 0.65))
    const x = (random() - 0.5) * 150
    const y = 92 - along * (150 + random() * 50)
    const scale = (0.6 + random() * 0.65) * bell(along)
    drawing += `<g transform="translate(${x},${y}) scale(${scale})"><path d="M-8,-24H8V-8H24V8H8V24H-8V8H-24V-8H-8Z" fill="#27b866" stroke="#27b866" stroke-width="8" stroke-linejoin="round"/><path d="M-8,-24H8V-8H24V8H8V24H-8V8H-24V-8H-8Z" fill="#eafff2"/></g>`
  }
  return drawing
}

const hexagon = (radius: number): string =>
  `M${Array.from({ length: 6 }, (_, index) =>
    onCircle(index * 60, radius)
      .map((value) => value.toFixed(1))
      .join(','),
  ).join('L')}Z`

const CELLS = [
  [0, 0],
  [0, -62],
  [0, 62],
  [54, -31],
  [54, 31],
  [-54, -31],
  [-54, 31],
] as const

export const drawReflect: DrawEffect = (t) => {
  const left = 1 - t
  let drawing = halo(0, 0, 126, '#a86bff', 0.75 * left)
  for (const [x, y] of CELLS) {
    const distance = Math.hypot(x, y) / 62
    const lit = bell(t * 1.8 - distance * 0.35)
    drawing += `<path transform="translate(${x},${y})" d="${hexagon(33)}" fill="#8d4dff" fill-opacity="${0.45 * lit}" stroke="#e3ccff" stroke-width="5" stroke-opacity="${lit}" stroke-linejoin="round"/>`
  }
  const back = -20 - easeOut(t) * 30
  return `${drawing}<circle r="${30 + 96 * easeOut(t)}" fill="none" stroke="#ff9cf0" stroke-width="${12 * left}" opacity="${left}"/><g opacity="${bell(t)}"><path d="M96,-20 L20,-20 L20,-44 L-34,0 L20,44 L20,20 L96,20Z" transform="scale(-.8,.8) translate(${back},0)" fill="#fff" stroke="#8d4dff" stroke-width="8" stroke-linejoin="round"/></g>`
}
