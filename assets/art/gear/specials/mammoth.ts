import { fill, highlight, line, mirrored, place, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import { asArmor, asBoots, asHelmet, asShield, asSword, asWings } from './fit.ts'
import { BREAST_PATH, belt, CUIRASS_PATH, neckHole, waist, zigzagHem } from './motifs.ts'

const FUR = '#8f5e3e'
const LIGHT_FUR = '#c08a5e'
const IVORY = '#fff3d6'
const ICE = '#8fe3ff'
const CLOTH = '#3f79c9'
const GOLD = '#ffcf3f'

const tuft = (x: number, y: number, width: number, colour: string): string =>
  volume(
    `M${x - width},${y + width * 0.35} C${x - width},${y - width * 0.7} ${x + width},${y - width * 0.7} ${x + width},${y + width * 0.35} L${x + width * 0.66},${y + width * 0.16} L${x + width * 0.4},${y + width * 0.72} L${x + width * 0.1},${y + width * 0.3} L${x - width * 0.26},${y + width * 0.78} L${x - width * 0.5},${y + width * 0.24}Z`,
    colour,
    {
      relief: [5, 4, 5],
      topColour: tone(colour, 0.08),
      inside: line(
        `M${x - width * 0.5},${y - width * 0.2} q-4,10 0,16 M${x + width * 0.2},${y - width * 0.3} q-3,12 2,20`,
        3.5,
        tone(colour, -0.14),
      ),
    },
  )

const iceGem = (x: number, y: number, r: number): string =>
  volume(`M${x},${y - r} L${x + r * 0.8},${y} L${x},${y + r} L${x - r * 0.8},${y}Z`, ICE, {
    relief: [4, 1.5, 2],
    topColour: '#d8f6ff',
    inside: fill(`M${x},${y - r}L${x - r * 0.8},${y}H${x}Z`, '#eefcff'),
  })

const sword = (): string => {
  const tusk =
    'M-16,-12 C-26,-54 -22,-104 12,-136 C28,-150 44,-158 58,-160 C52,-146 48,-138 44,-126 C30,-96 22,-56 18,-12Z'
  return (
    volume(tusk, IVORY, {
      relief: [6, 5, 4],
      inside:
        fill('M-10,-112 C10,-104 34,-104 60,-92 V-170 H-10Z', ICE) +
        fill('M14,-142 C26,-136 44,-136 60,-130 V-170 H0Z', '#d8f6ff') +
        line('M-18,-34 q16,8 36,2 M-20,-58 q16,10 42,4', 4, tone(IVORY, -0.14)),
      gloss: line('M-10,-30 C-16,-66 -8,-100 12,-122', 5, '#fff', 'opacity=".95"'),
    }) +
    volume('M20,-116 L40,-106 L26,-90Z M24,-78 L42,-66 L22,-54Z', ICE, { relief: [5, 2, 2], topColour: '#d8f6ff' }) +
    volume('M-8,-4 H8 L7,30 H-7Z', '#5d3d28', {
      relief: [5, 2, 0],
      inside: line('M-9,6 L9,1 M-9,15 L9,10 M-9,24 L9,19', 3, LIGHT_FUR),
    }) +
    tuft(0, -12, 34, LIGHT_FUR) +
    volume('M-24,-24 H24 Q29,-17 24,-10 H-24 Q-29,-17 -24,-24Z', GOLD, { relief: [5, 2, 3] }) +
    iceGem(0, -17, 11) +
    volume('M-9,28 C-9,22 9,22 9,28 C12,38 6,46 0,48 C-6,46 -12,38 -9,28Z', IVORY, { relief: [5, 2, 3] })
  )
}

const tusk = (scale: number): string =>
  `<g transform="scale(${scale})">${volume(
    'M-12,0 C-10,44 16,72 52,62 C78,54 86,26 76,0 C66,24 48,34 34,24 C22,16 18,4 18,-6Z',
    IVORY,
    {
      relief: [6 / scale, 4, 5],
      inside: fill('M56,-10 H100 V30 Q76,38 60,24Z', ICE),
      gloss: line('M-2,14 Q10,46 38,52', 5, '#fff', 'opacity=".9"'),
    },
  )}${volume('M-16,-8 Q2,-16 22,-10 L20,8 Q2,2 -14,10Z', GOLD, { relief: [5 / scale, 2, 3] })}</g>`

const shield = (): string =>
  mirrored(0, () =>
    volume('M40,-34 C66,-52 88,-34 82,-4 C78,18 60,24 44,14Z', LIGHT_FUR, {
      relief: [6, 3, 5],
      inside: fill('M52,-24 C66,-34 76,-24 72,-4 C70,8 60,12 50,6Z', '#e0908a'),
    }),
  ) +
  volume('M0,-60 C36,-60 58,-36 56,-4 C56,30 34,52 0,62 C-34,52 -56,30 -56,-4 C-58,-36 -36,-60 0,-60Z', FUR, {
    relief: [6, 8, 9],
    topColour: LIGHT_FUR,
  }) +
  mirrored(0, () => place(25, 26, 1, tusk(0.7))) +
  volume('M-18,-8 C-20,20 -16,44 -10,62 C-4,74 14,74 18,62 C16,58 12,58 8,60 C12,40 18,16 18,-8Z', tone(FUR, 0.05), {
    relief: [5, 4, 4],
    inside: line('M-12,14 q12,6 24,0 M-11,28 q11,6 22,0 M-9,42 q9,5 18,0', 4, tone(FUR, -0.12)),
  }) +
  mirrored(
    0,
    () =>
      `<ellipse cx="25" cy="2" rx="10" ry="11.5" fill="${INK}"/><ellipse cx="25" cy="4" rx="7" ry="8" fill="#bff3ff"/><ellipse cx="24" cy="5" rx="2.8" ry="5" fill="${INK}"/>`,
  ) +
  volume(
    'M-50,-18 C-52,-52 -28,-70 0,-70 C28,-70 52,-52 50,-18 L38,-14 L28,-26 L16,-6 L6,-22 L-6,-4 L-16,-26 L-28,-12 L-38,-24Z',
    LIGHT_FUR,
    {
      relief: [6, 6, 7],
      topColour: tone(LIGHT_FUR, 0.1),
      inside: line('M-26,-22 Q-28,-44 -18,-58 M0,-20 Q-4,-42 2,-60 M26,-24 Q28,-44 20,-58', 4, tone(LIGHT_FUR, -0.13)),
    },
  ) +
  iceGem(0, -54, 14)

const wing = (): string =>
  volume(
    'M0,22 C-8,-24 -40,-66 -128,-96 C-138,-72 -140,-52 -136,-14 L-126,-34 L-114,18 L-102,-16 L-88,44 L-76,2 L-62,56 L-50,14 L-36,52 L-26,18 L-12,36Z',
    ICE,
    {
      relief: [6, 4, 7],
      topColour: '#d8f6ff',
      inside:
        fill(
          'M-128,-96 L-114,18 L-104,-80Z M-92,-70 L-88,44 L-72,-60Z M-60,-50 L-62,56 L-44,-30Z M-34,-22 L-36,52 L-18,0Z',
          '#e8fbff',
          'opacity=".85"',
        ) + line('M-104,-80 L-102,-16 M-72,-60 L-76,2 M-44,-30 L-50,14', 4, '#4fb4e6'),
    },
  ) +
  volume(
    'M6,26 C0,-22 -36,-72 -86,-92 C-112,-102 -136,-112 -150,-136 C-150,-104 -132,-84 -104,-72 C-62,-54 -34,-16 -22,30Z',
    IVORY,
    {
      relief: [6, 4, 6],
      inside: fill('M-110,-150 H-170 V-92 L-124,-84Z', '#bdefff'),
      gloss: line('M-20,-8 C-40,-46 -70,-70 -112,-92', 5, '#fff', 'opacity=".9"'),
    },
  ) +
  tuft(-8, 16, 34, LIGHT_FUR)

const DOME =
  'M156,196 C146,112 200,78 260,78 C322,78 374,112 366,196 C340,170 302,162 262,162 C220,162 180,170 156,196Z'

const helmet = (): string =>
  volume(
    'M238,92 C224,54 250,34 282,28 C276,42 282,48 292,46 C304,42 310,46 316,54 C306,62 304,76 300,92Z',
    LIGHT_FUR,
    { relief: [6, 4, 5], inside: line('M254,84 Q252,60 268,46 M278,84 Q278,66 290,58', 4, tone(LIGHT_FUR, -0.13)) },
  ) +
  mirrored(261, () =>
    volume('M84,118 C122,92 154,112 146,158 C140,190 112,200 88,180Z', LIGHT_FUR, {
      relief: [6, 4, 6],
      inside: fill('M100,130 C122,116 138,130 132,158 C128,176 112,180 98,172Z', '#e0908a'),
    }),
  ) +
  volume(DOME, FUR, {
    relief: [6, 9, 9],
    topColour: LIGHT_FUR,
    inside: line(
      'M200,110 Q186,134 186,160 M232,92 Q222,116 222,142 M296,92 Q304,116 304,142 M328,112 Q342,134 340,160',
      5,
      tone(FUR, -0.12),
    ),
  }) +
  mirrored(261, () => place(78, 182, 1, tusk(1.1))) +
  volume(
    'M152,176 C160,142 206,132 262,132 C318,132 364,142 370,176 L352,206 L340,180 L322,198 L308,172 L290,196 L276,170 L260,198 L244,170 L228,196 L212,172 L196,200 L180,180 L166,208Z',
    LIGHT_FUR,
    {
      relief: [6, 6, 7],
      topColour: tone(LIGHT_FUR, 0.1),
      inside: line(
        'M196,172 q-4,-12 2,-22 M244,166 q-4,-12 0,-22 M292,168 q4,-12 -1,-22 M334,174 q3,-12 -3,-22',
        4,
        tone(LIGHT_FUR, -0.14),
      ),
    },
  ) +
  volume('M158,150 C190,118 332,118 364,150 L366,134 C330,100 192,100 156,134Z', GOLD, { relief: [5, 3, 4] }) +
  iceGem(261, 120, 20)

const buckle = (): string => iceGem(266, 412, 17)

const breast = (): string =>
  volume(BREAST_PATH, CLOTH, {
    relief: [6, 9, 7],
    topColour: tone(CLOTH, 0.08),
    inside:
      line('M200,372 Q262,398 322,372', 9, GOLD) +
      fill('M266,346 l11,14 l-11,14 l-11,-14Z', ICE, `stroke="${INK}" stroke-width="4"`),
  }) +
  volume(zigzagHem(188, 330, 394, 408, 7, 20), FUR, { relief: [5, 3, 5] }) +
  belt(GOLD, buckle()) +
  volume(
    'M206,318 C214,330 306,330 316,318 L318,334 L306,344 L296,338 L286,354 L274,340 L262,358 L250,340 L238,354 L228,338 L216,344 L204,334Z',
    LIGHT_FUR,
    { relief: [5, 3, 4] },
  )

const pad = (side: 1 | -1): string =>
  `<g transform="translate(${-side * 8},-8) scale(${-side},1)">${volume('M-2,4 C14,0 26,-12 28,-38 C42,-16 36,14 10,20Z', IVORY, { relief: [5, 2, 3], inside: fill('M14,-44 H46 V-16 Q34,-10 24,-18Z', ICE) })}</g>` +
  tuft(0, -2, 29, LIGHT_FUR)

const shoulder = (): string =>
  `<g transform="translate(72,-68)">${volume('M-8,8 C14,2 26,-16 22,-44 C46,-22 46,18 14,28Z', IVORY, { relief: [6, 3, 4], inside: fill('M6,-50 H50 V-18 Q34,-10 22,-20Z', ICE) })}</g>` +
  tuft(66, -44, 42, LIGHT_FUR)

const whole = (): string =>
  neckHole(CLOTH) +
  volume(CUIRASS_PATH, CLOTH, {
    relief: [6, 9, 8],
    topColour: tone(CLOTH, 0.1),
    inside:
      line('M-70,18 Q0,48 70,18', 11, GOLD) +
      fill('M0,-40 l18,26 l-18,26 l-18,-26Z', ICE, `stroke="${INK}" stroke-width="5"`) +
      fill('M0,-40 l-18,26 h18Z', '#eefcff'),
    gloss:
      '<path d="M-48,-26 q-10,18 2,40" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>',
  }) +
  volume(zigzagHem(-58, 58, 64, 80, 7, 26), FUR, { relief: [6, 3, 5] }) +
  waist(GOLD) +
  iceGem(0, 84, 19) +
  volume(
    'M-48,-80 C-30,-58 30,-58 48,-80 L54,-58 L38,-46 L28,-54 L14,-34 L0,-50 L-14,-34 L-28,-54 L-38,-46 L-54,-58Z',
    LIGHT_FUR,
    { relief: [5, 3, 4] },
  ) +
  mirrored(0, shoulder)

const toenail = (x: number): string =>
  `<path d="M${x - 9},-1 a9,12 0 0 1 18,0Z" fill="${IVORY}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`

const boot = (extra: number): string =>
  volume(
    `M-28,${-50 - extra} L26,${-50 - extra} C28,-30 34,-28 40,-22 C50,-10 46,1 34,1 H-22 C-38,0 -38,-16 -32,-28Z`,
    FUR,
    {
      relief: [6, 5, 6],
      topColour: LIGHT_FUR,
      inside: line(`M-14,-30 q-2,10 2,18 M6,${-34 - extra * 0.4} q-2,10 2,18`, 4, tone(FUR, -0.14)),
    },
  ) +
  toenail(2) +
  toenail(21) +
  toenail(39) +
  volume(zigzagHem(-33, 31, -62 - extra, -42 - extra, 4, 15), LIGHT_FUR, {
    relief: [5, 3, 4],
    topColour: tone(LIGHT_FUR, 0.08),
  }) +
  (extra
    ? volume(`M-31,${-22 - extra} H27 V${-10 - extra} H-31Z`, GOLD, { relief: [4, 2, 3] }) + iceGem(-2, -16 - extra, 12)
    : '') +
  highlight(-18, -16, 4, 7, 0, 0.35)

export const MAMMOTH_SET = {
  'mammoth-sword': asSword(sword, { scale: 1.16, x: 60, y: 162 }),
  'mammoth-shield': asShield(shield, { scale: 1.26 }),
  'mammoth-wings': asWings(wing, { scale: 0.74, y: 158 }),
  'mammoth-helmet': asHelmet(helmet, { scale: 0.64, y: 132 }),
  'mammoth-armor': asArmor(breast, pad, whole, { scale: 0.95, y: 130 }),
  'mammoth-boots': asBoots(boot, { scale: 1.28, y: 138 }),
} as const
