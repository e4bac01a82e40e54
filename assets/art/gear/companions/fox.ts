import { ellipse, fill, glow, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterBlush, critterEye, critterSmile } from './critter.ts'

const FUR = '#a860ff'
const CREAM = '#f6e9ff'

const tail = (degrees: number): string =>
  `<g transform="translate(-16,40) rotate(${degrees})">${volume(
    'M0,10 C-22,14 -34,-18 -30,-46 C-28,-68 -14,-84 2,-92 C14,-72 24,-44 18,-18 C16,-4 10,6 0,10Z',
    FUR,
    { relief: [5, 4, 4], inside: fill('M-40,-58 L-22,-52 L-10,-62 L2,-50 L12,-60 L30,-52 V-110 H-40Z', CREAM) },
  )}</g>`

const wisp = (x: number, y: number, r: number): string =>
  volume(
    `M${x},${y - r * 1.6} C${x + r * 1.3},${y - r * 0.4} ${x + r},${y + r} ${x},${y + r} C${x - r},${y + r} ${x - r * 1.2},${y - r * 0.2} ${x},${y - r * 1.6}Z`,
    '#ff86ef',
    { relief: [4, 2, 2], topColour: '#ffc4f7', inside: fill(ellipse(x, y + r * 0.3, r * 0.4, r * 0.5), '#fff') },
  )

const ear = (side: 1 | -1): string =>
  `<g transform="translate(14,0) scale(${side},1)">${volume('M8,-44 C16,-64 30,-80 48,-86 C54,-62 50,-40 38,-20Z', FUR, { relief: [5, 3, 3], inside: fill('M18,-44 C24,-58 32,-66 42,-70 C44,-54 42,-42 34,-32Z', '#ff9ad8') + fill('M26,-96 H60 V-66 L40,-72Z', '#5a22b5') })}</g>`

export const drawFox = (): string =>
  glow(ellipse(-10, 6, 52), '#b65cff', 10, 0.45) +
  tail(-100) +
  tail(-64) +
  tail(-28) +
  volume('M-20,20 C-28,44 -20,62 8,62 C36,62 44,46 38,24Z', FUR, {
    relief: [6, 5, 5],
    inside: fill(ellipse(14, 46, 17, 18), CREAM),
  }) +
  volume('M0,62 C-6,50 12,48 12,60 C12,68 2,70 0,62Z M20,62 C16,50 34,48 34,60 C34,68 24,70 20,62Z', tone(FUR, -0.12), {
    relief: [5, 2, 2],
  }) +
  ear(1) +
  ear(-1) +
  volume(
    'M14,-54 C38,-54 54,-38 58,-18 L74,-4 L60,4 C54,22 34,30 16,30 C-4,30 -22,22 -30,4 L-46,-4 L-30,-18 C-26,-38 -10,-54 14,-54Z',
    FUR,
    {
      relief: [6, 7, 7],
      topColour: tone(FUR, 0.1),
      inside:
        fill('M-60,-2 C-30,-12 -10,2 16,6 C40,2 58,-12 86,-2 V40 H-60Z', CREAM) +
        fill('M17,-50 l7,14 l-7,14 l-7,-14Z', '#ff86ef'),
      gloss: '<ellipse cx="-8" cy="-38" rx="10" ry="5" fill="#fff" opacity=".6" transform="rotate(-34 -8 -38)"/>',
    },
  ) +
  critterEye(-4, -8, '#ff86ef', 0.98) +
  critterEye(36, -8, '#ff86ef', 0.98) +
  critterBlush(-18, 6) +
  critterBlush(50, 6) +
  fill('M11,4 Q17,0 23,4 Q21,11 17,12 Q13,11 11,4Z', '#3a1460') +
  critterSmile(17, 13, 13) +
  wisp(-74, -34, 10) +
  wisp(66, 42, 8)
