import { ARENA_GROUND_Y } from '#assets/manifest/arena-layers.ts'
import { fill, freshId, gradient, halo, seededRandom, starPath } from '../kit/svg.ts'

const FLOOR = 'M-80,656 Q390,704 860,656 V860 H-80Z'
const CENTER_X = 390
const CENTER_Y = ARENA_GROUND_Y - 2

const RINGS = [
  [306, 64, 10, '#2b1660', 0.55],
  [306, 62, 5, '#ffd27a', 0.95],
  [272, 53, 3, '#ffd27a', 0.7],
  [150, 29, 4, '#ffd27a', 0.6],
] as const

const flagstones = (): string => {
  let drawing = ''
  for (let row = 0; row < 5; row += 1) {
    const y = 706 + row * row * 7 + row * 18
    drawing += `<path d="M-80,${y - 20} Q390,${y + 16} 860,${y - 20}" stroke="#4a2c8f" stroke-width="${2.5 + row * 0.8}" fill="none" opacity=".65"/>`
  }
  for (let column = -9; column <= 9; column += 1) {
    drawing += `<path d="M${CENTER_X + column * 52},680 L${CENTER_X + column * 116},860" stroke="#4a2c8f" stroke-width="3.4" opacity=".5"/>`
  }
  return drawing
}

const circle = (): string => {
  let drawing = `${halo(CENTER_X, CENTER_Y, 400, '#ffd9b0', 0.6, 110)}<ellipse cx="${CENTER_X}" cy="${CENTER_Y}" rx="300" ry="62" fill="#9c78e2" opacity=".55"/>`
  for (const [rx, ry, width, colour, opacity] of RINGS) {
    drawing += `<ellipse cx="${CENTER_X}" cy="${CENTER_Y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  }
  for (let stud = 0; stud < 16; stud += 1) {
    const angle = (stud * Math.PI) / 8 + 0.2
    const x = CENTER_X + 289 * Math.cos(angle)
    const y = CENTER_Y + 57.5 * Math.sin(angle)
    drawing += `<g transform="translate(${x},${y}) scale(1,.42)">${fill('M0,-11L11,0L0,11L-11,0Z', '#ffe6a8')}</g>`
  }
  const outer = fill(starPath(0, 0, 146, 62, 5, -90, 0.02), '#ffd98f', 'opacity=".6"')
  const inner = fill(starPath(0, 0, 96, 42, 5, -90, 0.02), '#8a62d2', 'opacity=".9"')
  return `${drawing}<g transform="translate(${CENTER_X},${CENTER_Y}) scale(1,.21)">${outer}${inner}</g>`
}

const pebbles = (): string => {
  const random = seededRandom(21)
  return Array.from({ length: 26 }, () => {
    const x = -40 + random() * 860
    const y = 708 + random() * 126
    const size = 0.5 + random()
    return `<ellipse cx="${x}" cy="${y}" rx="${7 * size}" ry="${3.4 * size}" fill="#3d2280" opacity=".7"/><ellipse cx="${x - 1}" cy="${y - 2}" rx="${5.5 * size}" ry="${2.6 * size}" fill="#a98be6" opacity=".8"/>`
  }).join('')
}

export const drawFloor = (): string => {
  const shade = freshId('f')
  const clip = freshId('c')
  const stops = [
    [0, '#6a44b4'],
    [0.25, '#8a62d2'],
    [0.7, '#5a389f'],
    [1, '#2c1763'],
  ] as const
  const wallShadow = fill('M-80,656 Q390,704 860,656 V682 Q390,728 -80,682Z', '#2b1660', 'opacity=".5"')
  return `<defs>${gradient(shade, stops)}<clipPath id="${clip}"><path d="${FLOOR}"/></clipPath></defs>${fill(FLOOR, `url(#${shade})`)}<g clip-path="url(#${clip})">${wallShadow}${flagstones()}${circle()}${pebbles()}</g>`
}
