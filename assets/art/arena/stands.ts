import { fill, freshId, gradient, seededRandom } from '../kit/svg.ts'
import { mix, tone } from '../kit/tone.ts'
import { onRing, ringBand, ringEdge } from './ring.ts'

const FLAGS = [
  [40, '#ff5d7d'],
  [215, '#ffc93c'],
  [565, '#35d6ff'],
  [740, '#ff5d7d'],
] as const
const CROWD_COLOURS = ['#e86f9a', '#f0a35c', '#6fb7e8', '#8fd17a', '#d78bf0', '#f2d06b', '#7a8cf0', '#e8e0ff'] as const
const ROWS = 4
const RIM_DIP = 70

const band = (y: number, dip: number, height: number, top: string, bottom: string): string => {
  const shade = freshId('b')
  return `<defs>${gradient(shade, [
    [0, tone(top, 0.05)],
    [1, bottom],
  ])}</defs>${fill(ringBand(y, dip, height), `url(#${shade})`)}`
}

const arch = (x: number): string => {
  const y = onRing(392, RIM_DIP, x)
  const bow = `M${x - 17},${y + 72} V${y + 34} a17,18 0 0 1 34,0`
  return `${fill(`${bow} V${y + 72}Z`, '#281457')}<path d="${bow}" fill="none" stroke="#7d5ad0" stroke-width="4"/>`
}

const flag = (x: number, colour: string): string => {
  const y = onRing(392, RIM_DIP, x)
  const cloth = `M${x + 3},${y - 84} C${x + 24},${y - 94} ${x + 36},${y - 74} ${x + 62},${y - 84} L${x + 50},${y - 66} L${x + 62},${y - 46} C${x + 36},${y - 38} ${x + 24},${y - 56} ${x + 3},${y - 46}Z`
  const fold = `M${x + 3},${y - 60} C${x + 24},${y - 70} ${x + 36},${y - 52} ${x + 56},${y - 58} L${x + 62},${y - 46} C${x + 36},${y - 38} ${x + 24},${y - 56} ${x + 3},${y - 46}Z`
  return `<path d="M${x},${y + 6} V${y - 86}" stroke="#2b1660" stroke-width="7" stroke-linecap="round"/>${fill(cloth, colour)}${fill(fold, tone(colour, -0.13))}<circle cx="${x}" cy="${y - 88}" r="6" fill="#ffd98a"/>`
}

/** `kind` (0–1) picks a cat's ears, a rabbit's ears or raised arms. */
const spectator = (x: number, y: number, colour: string, kind: number): string => {
  const body = fill(
    `M${x - 11},${y + 24} C${x - 11},${y + 8} ${x + 11},${y + 8} ${x + 11},${y + 24}Z`,
    tone(colour, -0.12),
  )
  const head = `<circle cx="${x}" cy="${y}" r="9.4" fill="${colour}"/>`
  const catEars = fill(`M${x - 8},${y - 5} l-2,-10 l7,4Z M${x + 8},${y - 5} l2,-10 l-7,4Z`, colour)
  const rabbitEars = `<ellipse cx="${x - 4}" cy="${y - 13}" rx="3" ry="8" fill="${colour}"/><ellipse cx="${x + 4}" cy="${y - 13}" rx="3" ry="8" fill="${colour}"/>`
  const arms = `<path d="M${x - 10},${y + 12} l-6,-16 M${x + 10},${y + 12} l6,-16" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`
  const ears = kind < 0.3 ? catEars : kind < 0.45 ? rabbitEars : ''
  return body + head + ears + (kind > 0.8 ? arms : '')
}

const crowdRow = (row: number, random: () => number): string => {
  const y = 462 + row * 31
  const dip = 66 - row * 3
  let drawing = band(y, dip, 40, mix('#4b2d94', '#38207a', row / 3), mix('#3a2180', '#2c1866', row / 3))
  for (let seat = -70; seat < 850; seat += 23) {
    const x = seat + (row % 2) * 11 + random() * 7 - 3
    const headY = onRing(y, dip, x) + 10 + random() * 7
    const colour = CROWD_COLOURS[Math.floor(random() * CROWD_COLOURS.length)] ?? CROWD_COLOURS[0]
    drawing += spectator(x, headY, mix(colour, '#452a8c', 0.42 - row * 0.07), random())
  }
  return drawing
}

export const drawStands = (): string => {
  const random = seededRandom(9)
  let drawing = band(392, RIM_DIP, 80, '#5a3aa8', '#44297f')
  for (let x = -50; x <= 830; x += 58) drawing += arch(x)
  drawing += fill(ringBand(386, RIM_DIP, 16), '#8a66dc')
  drawing += `<path d="${ringEdge(386, RIM_DIP)}" fill="none" stroke="#b79bf5" stroke-width="4"/>`
  for (const [x, colour] of FLAGS) drawing += flag(x, colour)
  for (let row = 0; row < ROWS; row += 1) drawing += crowdRow(row, random)
  return drawing
}
