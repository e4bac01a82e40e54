import { ellipse, fill, line, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'

export const heartPath = (x: number, y: number, r: number): string =>
  `M${x},${y + r * 0.95} C${x - r * 1.45},${y} ${x - r * 1.05},${y - r * 1.05} ${x - r * 0.5},${y - r * 0.85} C${x - r * 0.2},${y - r * 0.8} ${x},${y - r * 0.55} ${x},${y - r * 0.4} C${x},${y - r * 0.55} ${x + r * 0.2},${y - r * 0.8} ${x + r * 0.5},${y - r * 0.85} C${x + r * 1.05},${y - r * 1.05} ${x + r * 1.45},${y} ${x},${y + r * 0.95}Z`

export const heart = (x: number, y: number, r: number, colour: string, outline = 5): string =>
  volume(heartPath(x, y, r), colour, {
    relief: [outline, r * 0.16, r * 0.2],
    topColour: tone(colour, 0.1),
    gloss: `<ellipse cx="${x - r * 0.46}" cy="${y - r * 0.42}" rx="${r * 0.24}" ry="${r * 0.15}" fill="#fff" opacity=".85" transform="rotate(-32 ${x - r * 0.46} ${y - r * 0.42})"/>`,
  })

export const bow = (x: number, y: number, r: number, colour: string): string =>
  [1, -1]
    .map(
      (side) =>
        `<g transform="translate(${x},${y}) scale(${side},1)">${volume(
          `M0,0 C${r * 0.5},${-r * 0.8} ${r * 1.2},${-r * 0.7} ${r * 1.15},0 C${r * 1.2},${r * 0.6} ${r * 0.5},${r * 0.6} 0,0Z`,
          colour,
          {
            relief: [4, 2, 3],
            inside: line(`M${r * 0.2},0 Q${r * 0.5},${-r * 0.2} ${r * 0.8},${-r * 0.14}`, 3, tone(colour, -0.18)),
          },
        )}</g>`,
    )
    .join('') + volume(ellipse(x, y, r * 0.32), tone(colour, 0.05), { relief: [4, 1, 2] })

export const cracks = (path: string, width = 5): string =>
  line(path, width + 7, '#ff8a1f', 'opacity=".3"') + line(path, width, '#ff8a1f') + line(path, width * 0.4, '#fff2a8')

/** Three tongues of flame, about 76 wide and 100 high. The middle of their base is at 0,0. */
export const fire = (): string => {
  const path =
    'M-34,2 C-46,-20 -40,-44 -26,-54 C-26,-42 -22,-36 -16,-34 C-22,-62 -8,-88 12,-100 C8,-82 14,-72 22,-64 C28,-70 30,-76 30,-84 C46,-62 48,-24 34,2 Q0,16 -34,2Z'
  return (
    `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/>` +
    fill(path, '#ff4a1f') +
    `<g transform="translate(1,0) scale(.74,.76)">${fill(path, '#ff9a1f')}</g>` +
    `<g transform="translate(2,0) scale(.44,.48)">${fill(path, '#ffe066')}</g>`
  )
}

export const lanternFace = (): string => {
  const path =
    'M-24,-20 L-6,-8 L-26,-2Z M24,-20 L6,-8 L26,-2Z M-3,2 L0,-6 L4,2Z M-30,8 Q-16,16 -10,15 L-8,21 L-2,16 L4,16 L8,22 L12,15 Q20,14 30,8 C28,24 16,32 0,32 C-16,32 -28,24 -30,8Z'
  return (
    fill(path, INK, `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
    fill(path, '#ffe45c') +
    fill('M-30,8 Q-16,16 -10,15 L-8,21 L-2,16 L4,16 L8,22 L12,15 Q20,14 30,8 L26,12 Q0,24 -26,12Z', '#fff6c4')
  )
}

/** A pumpkin centred on 0,0; `r` is half its width. */
export const pumpkin = (r: number, colour = '#ff8a1f'): string => {
  const rib = tone(colour, -0.13)
  const stem = `M${-r * 0.12},${-r * 0.66} C${-r * 0.16},${-r * 0.96} ${-r * 0.02},${-r * 1.12} ${r * 0.26},${-r * 1.16} L${r * 0.32},${-r * 0.96} C${r * 0.14},${-r * 0.92} ${r * 0.12},${-r * 0.8} ${r * 0.14},${-r * 0.64}Z`
  const body = `M0,${-r * 0.76} C${r * 0.34},${-r} ${r * 1.06},${-r * 0.76} ${r * 1.04},${r * 0.06} C${r * 1.04},${r * 0.78} ${r * 0.4},${r * 0.98} 0,${r * 0.86} C${-r * 0.4},${r * 0.98} ${-r * 1.04},${r * 0.78} ${-r * 1.04},${r * 0.06} C${-r * 1.06},${-r * 0.76} ${-r * 0.34},${-r} 0,${-r * 0.76}Z`
  return (
    volume(stem, '#6fae3a', { relief: [r > 30 ? 5 : 4, 2, 2] }) +
    volume(body, colour, {
      relief: [r > 30 ? 6 : 4, r * 0.14, r * 0.16],
      topColour: tone(colour, 0.1),
      inside: line(
        `M${-r * 0.1},${-r * 0.8} C${-r * 0.5},${-r * 0.3} ${-r * 0.5},${r * 0.4} ${-r * 0.12},${r * 0.9} M${r * 0.1},${-r * 0.8} C${r * 0.5},${-r * 0.3} ${r * 0.5},${r * 0.4} ${r * 0.12},${r * 0.9} M${-r * 0.5},${-r * 0.86} C${-r * 0.96},${-r * 0.3} ${-r * 0.94},${r * 0.4} ${-r * 0.6},${r * 0.9} M${r * 0.5},${-r * 0.86} C${r * 0.96},${-r * 0.3} ${r * 0.94},${r * 0.4} ${r * 0.6},${r * 0.9}`,
        r > 30 ? 4.5 : 2.5,
        rib,
      ),
      gloss: `<ellipse cx="${-r * 0.5}" cy="${-r * 0.46}" rx="${r * 0.22}" ry="${r * 0.12}" fill="#fff" opacity=".7" transform="rotate(-30 ${-r * 0.5} ${-r * 0.46})"/>`,
    })
  )
}

/**
 * Closed path: a hem with `count` points of length `depth` from `x0,y` to `x1,y`, and a straight upper edge at `top`.
 */
export const zigzagHem = (x0: number, x1: number, top: number, y: number, count: number, depth: number): string => {
  const step = (x1 - x0) / count
  let path = `M${x0},${top} L${x0},${y}`
  for (let index = 0; index < count; index += 1) {
    path += ` L${(x0 + (index + 0.5) * step).toFixed(1)},${y + depth + (index % 3) * 3} L${(x0 + (index + 1) * step).toFixed(1)},${y + (index % 2) * 3}`
  }
  return `${path} L${x1},${top}Z`
}

export const BREAST_PATH =
  'M214,324 C198,350 188,376 192,396 C214,420 306,420 326,396 C328,376 322,350 306,324 C290,344 230,344 214,324Z'

export const belt = (strap: string, buckle: string): string =>
  volume(
    'M188,394 C214,416 306,416 330,394 C332,402 332,410 328,414 C304,436 214,436 192,414 C188,410 187,402 188,394Z',
    strap,
    { relief: [5, 3, 4] },
  ) + buckle

/** For the icon only, centred on 0,0. Taller than the torso and with a neck hole. */
export const CUIRASS_PATH =
  'M-40,-74 C-30,-58 30,-58 40,-74 L62,-64 C56,-40 60,-22 66,-8 C56,16 52,40 56,72 C30,92 -30,92 -56,72 C-52,40 -56,16 -66,-8 C-60,-22 -56,-40 -62,-64Z'

export const neckHole = (colour: string): string =>
  volume('M-38,-76 C-30,-52 30,-52 38,-76 C30,-84 -30,-84 -38,-76Z', tone(colour, -0.3), { relief: [6, 0, 0] })

export const waist = (colour: string): string =>
  volume('M-58,66 C-30,86 30,86 58,66 L60,84 C32,104 -32,104 -60,84Z', colour, { relief: [5, 3, 4] })
