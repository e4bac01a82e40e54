import type { MaterialSlug } from '#rules/items/materials.ts'
import { ellipse, fill, halo, line, place, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

type Corner = readonly [x: number, y: number]

interface GemCut {
  readonly hub: Corner
  readonly table: readonly Corner[]
  readonly sx: number
  readonly sy: number
}

const facets = (outline: readonly Corner[], colour: string, cut: GemCut): string => {
  const [hubX, hubY] = cut.hub
  const path = (corners: readonly Corner[]) => `M${corners.map((corner) => corner.join(',')).join('L')}Z`
  const sides = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    const dx = (corner[0] + next[0]) / 2 - hubX
    const dy = (corner[1] + next[1]) / 2 - hubY
    const lit = tone(colour, ((-dx * 0.6 - dy * 0.8) / Math.hypot(dx, dy)) * 0.17 + 0.01)
    return `<path d="${path([corner, next, cut.hub])}" fill="${lit}" stroke="${lit}" stroke-width="1"/>`
  })
  return (
    `<path d="${path(outline)}" fill="${INK}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"/>` +
    sides.join('') +
    fill(path(cut.table), tone(colour, 0.1)) +
    fill(path(cut.table.slice(0, Math.ceil(cut.table.length / 2))), '#ffffff', 'opacity=".35"') +
    place(cut.sx, cut.sy, 1.2, fill('M0,-16 L4,-4 L16,0 L4,4 L0,16 L-4,4 L-16,0 L-4,-4Z', '#ffffff'))
  )
}

const log = (x: number, y: number, r: number, len: number): string =>
  volume(
    `M${x},${y - r} L${x + len},${y - r - len * 0.28} a${r * 0.5},${r} 0 0 1 0,${2 * r} L${x},${y + r}Z`,
    '#a9683a',
    {
      relief: [7, 4, 8],
      inside: line(
        `M${x + 20},${y - r * 0.4} l${len * 0.5},${-len * 0.14} M${x + 30},${y + r * 0.3} l${len * 0.4},${-len * 0.11}`,
        5,
        tone('#a9683a', -0.15),
      ),
    },
  ) +
  volume(ellipse(x, y, r * 0.62, r), '#f3c88a', {
    relief: [6, 3, 4],
    inside: `<ellipse cx="${x}" cy="${y}" rx="${r * 0.36}" ry="${r * 0.6}" fill="none" stroke="#c08347" stroke-width="5"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.1}" ry="${r * 0.18}" fill="#c08347"/>`,
  })
const ingot = (x: number, y: number, c: string, k = 1): string =>
  `<g transform="translate(${x},${y}) scale(${k})">` +
  volume('M-78,30 L-54,-20 L34,-44 L82,-8 L66,38 L-30,64Z', c, {
    relief: [8, 0, 0],
    inside: `<path d="M-78,30 L-54,-20 L34,-44 L82,-8 L-14,18Z" fill="${tone(c, 0.1)}"/><path d="M-54,-20 L34,-44 L52,-20 L-34,6Z" fill="${tone(c, 0.2)}"/><path d="M-14,18 L82,-8 L66,38 L-30,64Z" fill="${tone(c, -0.2)}"/><path d="M-78,30 L-14,18 L-30,64Z" fill="${tone(c, -0.07)}"/><path d="M-40,-14 L26,-32" stroke="#fff" stroke-width="6" opacity=".9" stroke-linecap="round"/>`,
  }) +
  '</g>'

export const MATERIAL_ICONS: Readonly<Record<MaterialSlug, () => string>> = {
  'material-wood': () => log(66, 160, 34, 120) + log(96, 104, 30, 96),
  'material-iron': () => ingot(126, 150, '#93a0b5', 1.05) + ingot(134, 98, '#a9b5c8', 0.86),
  'material-titanium': () =>
    halo(128, 128, 120, '#7fd8ff', 0.4) + ingot(126, 150, '#6f9fd8', 1.05) + ingot(134, 98, '#8fc2f2', 0.86),
  'material-ruby': () =>
    halo(128, 128, 124, '#ff4d6d', 0.45) +
    facets(
      [
        [128, 32],
        [196, 62],
        [216, 132],
        [176, 204],
        [128, 226],
        [80, 204],
        [40, 132],
        [60, 62],
      ],
      '#f02a52',
      {
        hub: [128, 128],
        table: [
          [98, 92],
          [158, 92],
          [174, 128],
          [152, 166],
          [104, 166],
          [82, 128],
        ],
        sx: 186,
        sy: 66,
      },
    ),
  'material-diamond': () =>
    halo(128, 128, 124, '#7fe3ff', 0.45) +
    facets(
      [
        [76, 54],
        [180, 54],
        [226, 108],
        [128, 222],
        [30, 108],
      ],
      '#5fd0ff',
      {
        hub: [128, 112],
        table: [
          [90, 74],
          [166, 74],
          [186, 106],
          [128, 116],
          [70, 106],
        ],
        sx: 196,
        sy: 64,
      },
    ),
  'material-awake-stone': () =>
    halo(128, 128, 126, '#ffd23e', 0.65) +
    volume(
      'M128,30 C170,34 206,70 214,118 C220,170 186,218 132,224 C78,226 40,184 40,128 C42,76 80,34 128,30Z',
      '#5b4a8f',
      {
        relief: [9, 9, 11],
        inside: `<path d="M60,80 l30,14 l10,-30 M190,176 l-24,-8 l-6,26" stroke="${tone('#5b4a8f', -0.14)}" stroke-width="7" fill="none"/>`,
      },
    ) +
    line('M128,70 V186 M128,70 L166,104 L128,128 L92,104 Z M92,158 L128,186 L164,158', 20, '#ff9d1f', 'opacity=".5"') +
    line('M128,70 V186 M128,70 L166,104 L128,128 L92,104 Z M92,158 L128,186 L164,158', 11, '#ffd23e') +
    line('M128,70 V186 M128,70 L166,104 L128,128 L92,104 Z M92,158 L128,186 L164,158', 4, '#fffbe0'),
}
