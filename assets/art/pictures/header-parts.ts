import { ellipse, fill, freshId, gradient, halo, line, place, seededRandom, volume } from '../kit/svg.ts'
import { INK, mix, tone } from '../kit/tone.ts'

/** The page writes a title over the upper left and a balance over the upper right, and fades the lower edge. */
export const HEADER_BOX = { x: 0, y: 0, width: 480, height: 190 } as const
export const FLOOR_Y = 160

interface Backdrop {
  readonly above: string
  readonly below: string
  readonly hills: string
  readonly floor: string
  readonly light: readonly [x: number, y: number, colour: string]
}

/** Flat and without outlines, so that the foreground stands out. */
export const backdrop = ({ above, below, hills, floor, light: [x, y, colour] }: Backdrop, seed: number): string => {
  const sky = freshId('s')
  const random = seededRandom(seed)
  const ridge = (base: number, height: number): string => {
    const tops = Array.from({ length: 9 }, (_, index) => `${index * 60},${(base - random() * height).toFixed(0)}`)
    return `M-10,190 L-10,${base} L${tops.join(' L')} L490,${base} L490,190Z`
  }
  const specks = Array.from(
    { length: 22 },
    () =>
      `<circle cx="${(random() * 480).toFixed(0)}" cy="${(random() * 90).toFixed(0)}" r="${(0.8 + random() * 1.4).toFixed(1)}" fill="#fff" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`,
  ).join('')
  return (
    `<defs>${gradient(sky, [
      [0, above],
      [1, below],
    ])}</defs><rect width="480" height="190" fill="url(#${sky})"/>${specks}` +
    halo(x, y, 230, colour, 0.6, 150) +
    fill(ridge(118, 40), mix(hills, below, 0.45)) +
    fill(ridge(140, 34), hills) +
    fill('M-10,190 V152 Q240,138 490,152 V190Z', floor) +
    fill('M-10,160 Q240,144 490,160 V154 Q240,138 -10,152Z', tone(floor, 0.07))
  )
}

export const shadow = (x: number, width: number, y = FLOOR_Y + 4): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.17}" fill="#0d0622" opacity=".38"/>`

export const bunting = (
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  colours: readonly string[],
): string => {
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2 + sag]
  const flags = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9
    const x = (1 - t) ** 2 * fromX + 2 * t * (1 - t) * middleX + t ** 2 * toX
    const y = (1 - t) ** 2 * fromY + 2 * t * (1 - t) * middleY + t ** 2 * toY
    return fill(
      `M${(x - 7).toFixed(1)},${y.toFixed(1)} h14 l-7,14Z`,
      colours[index % colours.length] ?? '#fff',
      `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`,
    )
  }).join('')
  return line(`M${fromX},${fromY} Q${middleX},${middleY} ${toX},${toY}`, 3) + flags
}

export const coin = (x: number, y: number, radius: number): string =>
  volume(ellipse(x, y, radius), '#ffbf2b', { relief: [3.5, 2, 3], topColour: '#ffe28a' }) +
  line(
    `M${x - radius * 0.36},${y - radius * 0.34} H${x + radius * 0.36} M${x},${y - radius * 0.34} V${y + radius * 0.44}`,
    radius * 0.26,
    '#a8660a',
  )

export const coinHeap = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    [
      [-26, -7],
      [0, -7],
      [26, -7],
      [-13, -22],
      [13, -22],
      [0, -38],
    ]
      .map(([cx = 0, cy = 0]) => coin(cx, cy, 14))
      .join(''),
  )

export const lamp = (x: number, y: number, colour = '#ffd76a'): string =>
  halo(x, y + 12, 54, colour, 0.6) +
  line(`M${x},${y - 12} v12`, 3) +
  volume(`M${x - 9},${y} h18 l3,22 h-24Z`, colour, { relief: [4, 2, 3], topColour: '#fff6c8' })

export const books = (x: number, y: number, colours: readonly string[]): string =>
  colours
    .map((colour, index) =>
      volume(`M${x - 26 + (index % 2) * 5},${y - 13 - index * 14} h50 v12 h-50Z`, colour, {
        relief: [4, 2, 3],
        inside: fill(`M${x + 12 + (index % 2) * 5},${y - 13 - index * 14} h8 v12 h-8Z`, '#fff3dc', 'opacity=".8"'),
      }),
    )
    .join('')

export const letter = (x: number, y: number, scale: number, turn: number, hasWings = false): string => {
  const wing = (side: 1 | -1): string =>
    `<g transform="translate(${side * 24},-4) scale(${side},1)">${volume('M0,6 C6,-14 24,-20 38,-18 C34,-10 36,-4 30,0 C32,6 22,12 4,14Z', '#ffffff', { relief: [4, 2, 3] })}</g>`
  return `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${hasWings ? wing(1) + wing(-1) : ''}${volume('M-28,-18 H28 V20 H-28Z', '#fff3dc', { relief: [4, 3, 4] })}${line('M-26,-16 L0,6 L26,-16', 4, '#c9a46a')}${volume(ellipse(0, 6, 7), '#ff4d6d', { relief: [2.5, 1, 2] })}</g>`
}

export const cogwheel = (x: number, y: number, radius: number, colour: string): string => {
  const teeth = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${-radius * 0.17}" y="${-radius}" width="${radius * 0.34}" height="${radius * 0.4}" rx="3" transform="rotate(${index * 40})" fill="${colour}" stroke="${INK}" stroke-width="7" paint-order="stroke"/>`,
  ).join('')
  return place(
    x,
    y,
    1,
    teeth +
      volume(ellipse(0, 0, radius * 0.78), colour, { relief: [4, 4, 5], topColour: tone(colour, 0.1) }) +
      volume(ellipse(0, 0, radius * 0.3), '#2a1d52', { relief: [3.5, 1, 2] }),
  )
}
