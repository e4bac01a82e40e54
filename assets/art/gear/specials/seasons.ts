import { ellipse, fill, highlight, line, mirrored, place, starPath, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { gem, orb } from '../tiers.ts'
import { asArmor, asBoots, asHelmet, asNecklace, asWings } from './fit.ts'
import { BREAST_PATH, belt, CUIRASS_PATH, neckHole, waist } from './motifs.ts'

const GOLD = '#ffcf3f'
const STEEL = '#a9bdd6'
const WHITE = '#f4f8ff'
const TEAL = '#1fb5b0'
const CYAN = '#5ff0ff'

const necklace = (): string =>
  mirrored(261, () =>
    volume('M51,312 L38,314 L2,346 L8,360 L18,356 L54,324Z', '#3578e8', {
      relief: [5, 2, 3],
      inside: line('M50,319 L8,354', 4.5, '#fff'),
    }),
  ) +
  volume(starPath(262, 380, 47, 29, 5, -90, 0.24), GOLD, {
    relief: [5, 4, 5],
    topColour: '#fff0a8',
    inside: line(
      'M262,380 L262,330 M262,380 L310,364 M262,380 L292,420 M262,380 L232,420 M262,380 L214,364',
      3.5,
      '#f2a21a',
    ),
  }) +
  gem(262, 380, 17, '#36a5ff')

const DOME =
  'M160,190 C152,112 204,84 260,84 C318,84 370,112 362,190 C340,170 302,162 262,162 C220,162 180,170 160,190Z'

const helmet = (): string =>
  volume(
    'M186,100 C170,62 190,30 214,22 C216,34 222,38 228,36 C232,20 248,8 264,4 C266,18 274,24 282,22 C296,18 312,24 322,34 C316,42 320,50 328,52 C338,62 340,82 332,100Z',
    CYAN,
    {
      relief: [6, 5, 7],
      topColour: '#c9fbff',
      inside: line(
        'M222,92 Q208,62 214,40 M250,86 Q242,50 258,22 M278,86 Q284,52 282,34 M302,92 Q316,70 318,52',
        5,
        '#28a6d8',
      ),
    },
  ) +
  volume(DOME, '#4a63c8', {
    relief: [6, 9, 9],
    topColour: '#7f97f0',
    gloss:
      '<path d="M186,136 C194,118 206,108 220,102" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".75"/>',
  }) +
  volume(
    'M156,196 L146,136 L174,158 L186,116 L212,148 L232,104 L261,142 L290,104 L310,148 L336,116 L348,158 L376,136 L366,196 C336,172 302,166 261,166 C220,166 186,172 156,196Z',
    GOLD,
    {
      relief: [6, 5, 6],
      topColour: '#fff0a8',
      inside: line('M160,190 C196,164 326,164 362,190', 6, tone(GOLD, -0.16)),
    },
  ) +
  orb(187, 112, 9, '#ff5d8f') +
  orb(335, 112, 9, '#ff5d8f') +
  orb(147, 132, 8, '#ff5d8f') +
  orb(375, 132, 8, '#ff5d8f') +
  orb(232, 100, 9, '#ff5d8f') +
  orb(290, 100, 9, '#ff5d8f') +
  gem(261, 158, 18, CYAN)

const octagon = (x: number, y: number, r: number): string =>
  `${Array.from({ length: 8 }, (_, index) => {
    const angle = (22.5 + index * 45) * (Math.PI / 180)
    return `${index ? 'L' : 'M'}${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  }).join(' ')}Z`

const guardianSign = (x: number, y: number, r: number): string =>
  volume(octagon(x, y, r), GOLD, { relief: [5, 2, 3] }) +
  volume(octagon(x, y, r * 0.68), TEAL, {
    relief: [3, 2, 3],
    topColour: CYAN,
    gloss: highlight(x - r * 0.22, y - r * 0.26, r * 0.2, r * 0.11),
  })

const breast = (): string =>
  volume(BREAST_PATH, WHITE, {
    relief: [6, 9, 7],
    inside:
      fill('M266,330 V420 H340 V320Z', '#c9d4ee', 'opacity=".7"') +
      line('M226,350 Q240,380 262,388 Q286,380 302,350', 6, TEAL) +
      line('M206,376 Q216,396 232,402 M318,376 Q308,396 296,402', 5, '#b9c6e6'),
  }) +
  belt(TEAL, guardianSign(266, 412, 16)) +
  volume(
    'M196,326 C194,306 200,296 208,290 C222,312 298,312 314,290 C324,296 328,306 326,326 C296,346 228,346 196,326Z',
    WHITE,
    { relief: [5, 4, 4], inside: line('M198,324 C228,344 296,344 324,324', 6, GOLD) },
  ) +
  guardianSign(262, 358, 17)

const pad = (side: 1 | -1): string =>
  volume(`M-32,14 C-40,-16 -20,-34 2,-34 C24,-34 38,-14 32,14 Q0,4 -32,14Z`, WHITE, {
    relief: [5, 5, 6],
    inside: line('M-34,8 Q0,-4 34,8', 7, GOLD) + line('M-22,-14 Q0,-26 22,-14', 5, TEAL),
    gloss: highlight(-12, -22, 7, 3.5),
  }) + place(side * 2, -12, 1, volume('M0,-12 L7,0 L0,12 L-7,0Z', CYAN, { relief: [4, 1, 2] }))

const shoulder = (): string =>
  volume('M32,-62 C40,-104 104,-104 112,-54 C114,-34 106,-18 98,-12 C84,-34 60,-44 36,-42Z', WHITE, {
    relief: [6, 5, 7],
    inside: line('M34,-48 C62,-50 90,-38 102,-14', 9, GOLD) + line('M48,-66 C66,-76 90,-66 100,-48', 6, TEAL),
    gloss: highlight(60, -82, 11, 5, -14, 0.95),
  }) + place(76, -56, 1, volume('M0,-16 L9,0 L0,16 L-9,0Z', CYAN, { relief: [4.5, 1, 2] }))

const whole = (): string =>
  neckHole(TEAL) +
  volume(CUIRASS_PATH, WHITE, {
    relief: [6, 9, 8],
    inside:
      fill('M4,-90 H90 V100 H4Z', '#c9d4ee', 'opacity=".7"') +
      line('M-46,-20 Q-30,34 0,50 Q30,34 46,-20', 8, TEAL) +
      line('M-52,34 Q-36,58 -18,66 M52,34 Q36,58 18,66', 6, '#b9c6e6'),
  }) +
  waist(TEAL) +
  guardianSign(0, 86, 18) +
  mirrored(0, shoulder) +
  volume(
    'M-56,-60 C-62,-84 -54,-100 -42,-108 C-28,-78 28,-78 42,-108 C54,-100 62,-84 56,-60 C30,-40 -30,-40 -56,-60Z',
    WHITE,
    { relief: [6, 4, 5], inside: line('M-56,-64 C-28,-44 28,-44 56,-64', 8, GOLD) },
  ) +
  guardianSign(0, -10, 25)

const boot = (extra: number): string =>
  volume('M-24,-34 L-44,-40 L-50,-18 L-28,-8Z', '#5a6b90', {
    relief: [5, 2, 3],
    inside: fill('M-60,-50 H-41 V0 H-60Z', CYAN),
  }) +
  volume(`M-24,${-48 - extra} H22 L22,-34 L36,-30 C50,-26 54,-12 50,0 H-24 C-34,-4 -32,-20 -27,-32Z`, STEEL, {
    relief: [6, 5, 6],
    topColour: '#e6effa',
    inside:
      fill('M-40,-9 H70 V4 H-40Z', '#4a5a80') +
      line('M-32,-28 Q0,-20 24,-36', 5, CYAN) +
      (extra ? line(`M-30,${-30 - extra * 0.2} H28 M-30,${-36 - extra * 0.6} H28`, 4, '#7f93b5') : ''),
  }) +
  volume('M22,-31 C44,-36 58,-22 53,-3 L44,4 L37,-3 L28,4 C36,-10 32,-22 22,-31Z', GOLD, {
    relief: [5, 3, 4],
    gloss: highlight(42, -23, 6, 3, 34, 0.9),
  }) +
  volume('M-28,-6 H30 L24,4 L15,-2 L6,4 L-3,-2 L-12,4 L-20,-2 L-28,4Z', '#4a5a80', { relief: [5, 2, 1] }) +
  volume(
    `M-34,${-62 - extra} L0,${-54 - extra} L30,${-62 - extra} L26,${-40 - extra} L-4,${-34 - extra} L-28,${-40 - extra}Z`,
    '#e6effa',
    { relief: [5, 3, 4], inside: line(`M-32,${-46 - extra} L-4,${-40 - extra} L28,${-46 - extra}`, 5, GOLD) },
  ) +
  orb(-3, -47 - extra, 8, CYAN)

const seed = (length: number, degrees: number): string =>
  `<g transform="rotate(${degrees})">${volume(
    `M4,-9 C${-length * 0.36},-32 ${-length * 0.78},-32 ${-length},2 C${-length * 0.76},34 ${-length * 0.34},32 4,11Z`,
    '#ffb04e',
    {
      relief: [6, 2, 6],
      topColour: '#ffc978',
      inside: line(
        `M-20,-5 Q${-length * 0.55},-20 ${-length * 0.9},0 M-20,7 Q${-length * 0.52},21 ${-length * 0.9},5 M-24,1 L${-length * 0.8},2`,
        6,
        '#fff3dc',
      ),
    },
  )}</g>`

const sunflower = (x: number, y: number, r: number): string =>
  volume(starPath(x, y, r, r * 0.72, 11, -90, 0.4), GOLD, { relief: [5, 3, 3] }) +
  volume(ellipse(x, y, r * 0.46), '#8a4b1c', { relief: [3.5, 2, 2] })

const wing = (): string => seed(118, 2) + seed(150, 26) + seed(164, 50) + sunflower(0, -2, 32)

export const SEASON_ITEMS = {
  'necklace-ss5-reward': asNecklace(necklace, { scale: 1.75, y: 104 }),
  'helmet-ss7-reward': asHelmet(helmet, { scale: 0.82, y: 164 }),
  'armor-guardian-ss8-reward': asArmor(breast, pad, whole, { scale: 0.92, y: 132 }),
  'boots-steelwalk-ss9-reward': asBoots(boot, { scale: 1.28, x: 130, y: 136 }),
  'wings-hamster': asWings(wing, { scale: 0.8, y: 178 }),
} as const
