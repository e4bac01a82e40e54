import { ellipse, fill, halo, line, mirrored, place, seededRandom, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import type { BossArena } from './ground.ts'
import { drawBackdrop, drawGround } from './ground.ts'

const GLOW = '#4dffc9'
const STONE = '#3b356f'

const stars = (): string => {
  const random = seededRandom(13)
  return Array.from({ length: 60 }, () => {
    const x = -50 + random() * 880
    const y = random() * 380
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.8 + random() * 1.8).toFixed(1)}" fill="#bfffe9" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
}

const sky = (): string =>
  drawBackdrop(
    [
      [0, '#080a22'],
      [0.35, '#171a4c'],
      [0.58, '#24406e'],
      [0.76, '#2f8f86'],
    ],
    stars() +
      halo(390, 210, 300, GLOW, 0.42) +
      `<circle cx="390" cy="210" r="104" fill="#0a0c26"/><circle cx="390" cy="210" r="104" fill="none" stroke="#d8fff2" stroke-width="9"/><circle cx="390" cy="210" r="92" fill="none" stroke="${GLOW}" stroke-width="3" opacity=".6"/>` +
      fill('M300,262 A104,104 0 0 0 480,262 A118,118 0 0 1 300,262Z', '#d8fff2'),
  )

const tower = (x: number, y: number, width: number, height: number, colour: string): string => {
  const half = width / 2
  const window = `M${x - 5},${y - height * 0.62} a5,7 0 0 1 10,0 v16 h-10Z`
  return (
    fill(
      `M${x - half},${y} V${y - height} L${x - half * 1.3},${y - height - 10} L${x},${y - height - width * 1.5} L${x + half * 1.3},${y - height - 10} L${x + half},${y - height} V${y}Z`,
      colour,
    ) +
    fill(
      `M${x},${y - height - width * 1.5} L${x + half * 1.3},${y - height - 10} L${x + half},${y - height} V${y} H${x + half * 0.3} V${y - height}Z`,
      tone(colour, -0.05),
    ) +
    fill(window, GLOW, 'opacity=".9"')
  )
}

const far = (): string =>
  fill('M-60,520 C80,470 200,500 320,486 C470,470 640,504 850,476 V700 H-60Z', '#1c2a5e') +
  tower(70, 520, 46, 150, '#232760') +
  tower(136, 520, 34, 90, '#2a2e6c') +
  tower(236, 520, 52, 190, '#232760') +
  tower(312, 520, 32, 110, '#2a2e6c') +
  tower(470, 520, 34, 120, '#2a2e6c') +
  tower(544, 520, 54, 200, '#232760') +
  tower(650, 520, 36, 100, '#2a2e6c') +
  tower(716, 520, 48, 160, '#232760') +
  fill('M-60,540 C100,500 260,530 390,520 C540,508 700,532 850,512 V700 H-60Z', '#17204e') +
  fill('M-60,560 C60,540 180,566 320,552 C480,540 640,570 850,548 V640 H-60Z', GLOW, 'opacity=".16"')

const arch = (x: number, scale: number): string =>
  place(
    x,
    668,
    scale,
    fill(
      'M-86,20 V-130 C-86,-210 -40,-256 0,-286 C40,-256 86,-210 86,-130 V20 H56 V-126 C56,-180 28,-214 0,-240 C-28,-214 -56,-180 -56,-126 V20Z',
      STONE,
    ) +
      fill('M0,-286 C40,-256 86,-210 86,-130 V20 H72 V-128 C72,-200 34,-244 0,-270Z', tone(STONE, -0.07)) +
      line('M-80,-126 C-80,-204 -38,-248 -2,-276', 6, '#8078c8') +
      line('M-84,-60 H-58 M-84,-10 H-58 M60,-60 H84 M60,-10 H84', 5, '#231f50') +
      fill('M-100,20 L-94,-6 H-48 L-44,20Z M100,20 L94,-6 H48 L44,20Z', tone(STONE, 0.06)),
  )

const brazier = (x: number, y: number): string =>
  halo(x, y - 30, 90, GLOW, 0.7) +
  volume(
    `M${x - 22},${y} H${x + 22} L${x + 12},${y + 26} H${x - 12}Z M${x - 5},${y + 26} H${x + 5} V${y + 70} H${x - 5}Z`,
    '#4a4488',
    { relief: [5, 3, 4] },
  ) +
  fill(
    `M${x},${y - 62} C${x + 24},${y - 36} ${x + 24},${y - 8} ${x + 14},${y} H${x - 14} C${x - 26},${y - 10} ${x - 18},${y - 30} ${x},${y - 62}Z`,
    '#1fcf9c',
  ) +
  fill(
    `M${x + 1},${y - 36} C${x + 13},${y - 20} ${x + 12},${y - 4} ${x + 7},${y} H${x - 7} C${x - 13},${y - 6} ${x - 8},${y - 18} ${x + 1},${y - 36}Z`,
    '#eafff8',
  )

const wall = (): string =>
  arch(96, 1) +
  arch(684, 1) +
  arch(252, 0.78) +
  arch(528, 0.78) +
  arch(390, 0.66) +
  mirrored(
    390,
    () =>
      fill('M-470,420 L-430,400 L-404,440 L-412,700 H-470Z', tone(STONE, -0.03)) + line('M-424,420 V680', 5, '#231f50'),
  ) +
  fill('M-80,636 C60,626 240,664 390,664 C540,664 720,626 860,636 V668 Q390,716 -80,668Z', tone(STONE, -0.05)) +
  line('M-80,636 C60,626 240,664 390,664 C540,664 720,626 860,636', 5, '#8078c8') +
  brazier(170, 594) +
  brazier(610, 594)

const RUNES = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6 + 0.26
  const x = 390 + 287 * Math.cos(angle)
  const y = 766 + 57 * Math.sin(angle)
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(1,.45)">${line(index % 2 ? 'M-8,-10 L8,-10 L-6,10 L8,10' : 'M0,-12 V12 M-8,-4 L0,-12 L8,-4', 4, GLOW)}</g>`
}).join('')

const TILES = Array.from({ length: 19 }, (_, index) => {
  const column = index - 9
  return `M${390 + column * 52},680 L${390 + column * 116},860`
}).join(' ')

const floor = (): string =>
  drawGround({
    stops: [
      [0, '#2f2c68'],
      [0.25, '#4a4690'],
      [0.7, '#2b2760'],
      [1, '#12102e'],
    ],
    shadow: '#14122f',
    light: '#8fffe0',
    ring: GLOW,
    pebble: '#1c1a44',
    pebbleTop: '#7a74c4',
    marks:
      line(TILES, 3, '#1f1c4c', 'opacity=".7"') +
      line(
        'M-80,700 Q390,744 860,700 M-80,744 Q390,790 860,744 M-80,802 Q390,850 860,802',
        3.5,
        '#1f1c4c',
        'opacity=".7"',
      ) +
      fill(ellipse(390, 766, 150, 30), GLOW, 'opacity=".16"') +
      RUNES,
  })

const tombstone = (x: number, degrees: number, scale: number): string =>
  `<g transform="translate(${x},872) rotate(${degrees}) scale(${scale})">${volume(
    'M-40,10 V-70 C-40,-116 40,-116 40,-70 V10Z',
    '#57509a',
    {
      relief: [7, 7, 8],
      inside:
        line('M0,-82 V-30 M-18,-64 H18', 8, INK, 'opacity=".55"') +
        line('M-30,-10 L-12,-20 L-18,-34', 4, INK, 'opacity=".6"'),
    },
  )}</g>`

const fore = (): string =>
  halo(-10, 840, 180, GLOW, 0.5) +
  halo(795, 840, 180, GLOW, 0.5) +
  tombstone(-14, -8, 1.3) +
  tombstone(70, 9, 0.8) +
  tombstone(800, 8, 1.35) +
  tombstone(716, -9, 0.78)

export const CITADEL: BossArena = { sky, far, wall, floor, fore }
