import type { TopPlace } from '#assets/manifest/insignia.ts'
import { gemPip, jewel, pips } from '../kit/ornaments.ts'
import { ellipse, fill, line, mirrored, place, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const GOLD = '#ffcf3f'
const SILVER = '#e4ecfa'
const BRONZE = '#e2935a'

const band = (metal: string, half: number, top: number, height: number): string => {
  const [left, right] = [128 - half, 128 + half]
  const sag = half * 0.24
  return volume(
    `M${left},${top} Q128,${top + sag * 2} ${right},${top} L${right - 5},${top + height} Q128,${top + height + sag * 2} ${left + 5},${top + height}Z`,
    metal,
    {
      relief: [9, 6, 7],
      topColour: tone(metal, 0.14),
      inside:
        line(`M${left},${top + 9} Q128,${top + 9 + sag * 2} ${right},${top + 9}`, 5, tone(metal, 0.18)) +
        line(
          `M${left},${top + height - 7} Q128,${top + height - 7 + sag * 2} ${right},${top + height - 7}`,
          5,
          tone(metal, -0.14),
        ),
    },
  )
}

const points = (metal: string, outline: string): string =>
  volume(outline, metal, { relief: [9, 8, 8], topColour: tone(metal, 0.14) })

const beads = (colour: string, places: readonly (readonly [number, number])[], radius: number): string =>
  places
    .map(([x, y]) =>
      volume(ellipse(x, y, radius), colour, {
        relief: [7, 3, 3],
        topColour: tone(colour, 0.12),
        gloss: fill(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.28), '#fff', 'opacity=".85"'),
      }),
    )
    .join('')

const first = (): string =>
  volume('M58,190 C30,124 66,78 128,78 C190,78 226,124 198,190Z', '#d3274f', {
    relief: [9, 9, 10],
    topColour: '#ff5c7d',
  }) +
  mirrored(128, () =>
    volume('M52,196 C86,150 68,88 6,86 L-6,86 L-6,64 C108,58 124,136 84,200Z', GOLD, {
      relief: [8, 6, 6],
      topColour: '#ffe891',
      inside: [
        [46, 88],
        [74, 112],
        [80, 146],
      ]
        .map(([x, y]) => fill(ellipse(x ?? 0, y ?? 0, 6), '#fff6d6'))
        .join(''),
    }),
  ) +
  volume('M110,196 C120,156 120,116 115,70 H141 C136,116 136,156 146,196Z', GOLD, {
    relief: [8, 5, 0],
    topColour: '#ffe891',
  }) +
  band(GOLD, 90, 174, 44) +
  volume(ellipse(128, 66, 15), '#ff4d6d', { relief: [8, 3, 4] }) +
  volume(starPath(128, 36, 34, 16, 5, -90, 0.2), '#fff0a0', { relief: [8, 3, 4] }) +
  mirrored(128, () => gemPip(13, '#36d6ff')(52, 206)) +
  jewel(128, 217, 25, '#ff4d6d', '#fff0a0')

const FIVE_SPIKES =
  'M46,190 L20,92 Q20,82 30,88 L66,128 L70,52 Q76,40 84,50 L108,112 L120,26 Q128,14 136,26 L148,112 L172,50 Q180,40 186,52 L190,128 L226,88 Q236,82 236,92 L210,190Z'

const second = (): string =>
  volume('M64,184 C60,130 92,104 128,108 C164,104 196,130 192,184Z', '#3a62d0', { relief: [9, 7, 9] }) +
  points(SILVER, FIVE_SPIKES) +
  line('M128,60 V150 M78,86 L92,158 M178,86 L164,158', 6, tone(SILVER, -0.1)) +
  beads(
    '#36a5ff',
    [
      [22, 84],
      [77, 44],
      [179, 44],
      [234, 84],
    ],
    13,
  ) +
  beads('#36a5ff', [[128, 20]], 17) +
  band(SILVER, 84, 172, 40) +
  pips(2, 128, 210, 56, (x, y) => jewel(x, y, 21, '#36a5ff'))

const THREE_POINTS =
  'M46,186 L24,78 Q24,62 36,72 L84,128 L116,44 Q128,26 140,44 L172,128 L220,72 Q232,62 232,78 L210,186Z'

const third = (): string =>
  volume('M60,180 C62,140 94,122 128,126 C162,122 194,140 196,180Z', '#1f8a58', { relief: [9, 7, 9] }) +
  points(BRONZE, THREE_POINTS) +
  mirrored(128, () => fill('M0,74 L16,112 L0,150Z', tone(BRONZE, -0.1))) +
  fill('M128,74 L112,112 L128,150Z', tone(BRONZE, 0.14)) +
  beads(
    '#3ddc84',
    [
      [28, 66],
      [228, 66],
    ],
    16,
  ) +
  beads('#3ddc84', [[128, 34]], 20) +
  band(BRONZE, 84, 166, 44) +
  pips(3, 128, 206, 48, (x, y) => jewel(x, y - Math.abs(x - 128) * 0.18, 19, '#3ddc84'))

const tenth = (): string => {
  const stalks: readonly (readonly [number, number])[] = [
    [40, 108],
    [82, 122],
    [128, 100],
    [174, 122],
    [216, 108],
  ]
  return (
    volume('M58,190 C58,150 90,138 128,140 C166,138 198,150 198,190Z', '#7c4dff', { relief: [9, 7, 9] }) +
    stalks
      .map(([x, y], index) =>
        volume(`M${x - 7},${y} h14 L${128 + (x - 128) * 0.74 + 15},196 h-30Z`, index % 2 ? tone(GOLD, -0.06) : GOLD, {
          relief: [8, 3, 0],
        }),
      )
      .join('') +
    beads('#fff3dc', stalks, 20) +
    band(GOLD, 86, 166, 44) +
    pips(3, 128, 206, 50, (x, y) => gemPip(14, '#b65cff')(x, y - Math.abs(x - 128) * 0.16))
  )
}

const fiftieth = (): string => {
  const metal = '#c2d0ee'
  return (
    volume(
      'M26,150 C44,170 70,172 92,160 C112,150 116,128 128,96 C140,128 144,150 164,160 C186,172 212,170 230,150 L220,188 C190,216 66,216 36,188Z',
      metal,
      { relief: [9, 6, 8], topColour: '#f2f6ff', inside: line('M34,176 Q128,226 222,176', 5, tone(metal, -0.14)) },
    ) +
    beads(
      '#ffffff',
      [
        [26, 146],
        [230, 146],
      ],
      12,
    ) +
    mirrored(128, () => gemPip(12, '#7fb0ff')(58, 186)) +
    volume('M128,70 L154,128 L128,190 L102,128Z', '#36a5ff', {
      relief: [9, 6, 8],
      inside:
        fill('M128,70 L102,128 L128,140Z', '#ffffff', 'opacity=".5"') + fill('M128,140 L154,128 L128,190Z', '#1f6fc8'),
    })
  )
}

const CROWNS: Readonly<Record<TopPlace, () => string>> = { 1: first, 2: second, 3: third, 10: tenth, 50: fiftieth }

/** Crown of a place (R30), in a box of 256 × 256. The five outlines differ even without colour. */
export const drawCrown = (top: TopPlace): string => CROWNS[top]()

/** Scale of a worn crown and position of its brow in rest units, above a helmet's dome. */
const WORN = { scale: 0.56, x: 261, y: 124 } as const
const BROW = { x: 128, y: 222 } as const

/** Drawn for a head 200 rest units wide. The manifest fits the crown to each pet, as it does helmets. */
export const drawWornCrown = (top: TopPlace): string =>
  place(WORN.x, WORN.y, WORN.scale, place(-BROW.x, -BROW.y, 1, drawCrown(top)))
