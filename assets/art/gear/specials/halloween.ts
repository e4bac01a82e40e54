import { ellipse, fill, line, mirrored, place, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import { asArmor, asBoots, asHelmet, asNecklace, asShield, asSword, asWings } from './fit.ts'
import { BREAST_PATH, belt, CUIRASS_PATH, lanternFace, neckHole, pumpkin, waist, zigzagHem } from './motifs.ts'

const PURPLE = '#6a35b5'
const DARK = '#3a2560'
const ORANGE = '#ff8a1f'
const BONE = '#f4ead2'
const SLIME = '#8be04a'
const GOLD = '#ffcf3f'

const skull = (x: number, y: number, r: number): string =>
  volume(
    `M${x},${y - r} C${x + r * 0.9},${y - r} ${x + r * 1.15},${y - r * 0.2} ${x + r * 0.9},${y + r * 0.3} L${x + r * 0.56},${y + r * 0.46} L${x + r * 0.5},${y + r * 0.95} H${x - r * 0.5} L${x - r * 0.56},${y + r * 0.46} L${x - r * 0.9},${y + r * 0.3} C${x - r * 1.15},${y - r * 0.2} ${x - r * 0.9},${y - r} ${x},${y - r}Z`,
    BONE,
    { relief: [5, r * 0.16, r * 0.18] },
  ) +
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${x + side * r * 0.4}" cy="${y - r * 0.02}" rx="${r * 0.27}" ry="${r * 0.3}" fill="${INK}"/>`,
    )
    .join('') +
  fill(`M${x},${y + r * 0.26} l${r * 0.13},${r * 0.24} h${-r * 0.26}Z`, INK) +
  line(`M${x - r * 0.18},${y + r * 0.66} v${r * 0.26} M${x + r * 0.18},${y + r * 0.66} v${r * 0.26}`, r * 0.12)

const sword = (): string =>
  volume('M-6,34 L-7,-140 H7 L6,34Z', '#8a5a34', {
    relief: [5, 3, 0],
    inside: line('M-8,-40 L8,-50 M-8,-58 L8,-68 M-8,-76 L8,-86', 4, tone('#8a5a34', -0.14)),
  }) +
  volume('M10,-122 C-16,-118 -46,-104 -64,-62 C-76,-108 -58,-150 -14,-162 C0,-166 10,-164 16,-158Z', '#d9cdf7', {
    relief: [6, 4, 6],
    inside:
      fill(
        'M12,-120 C-16,-114 -46,-100 -64,-58 L-66,-84 C-48,-116 -22,-132 12,-138Z',
        tone('#d9cdf7', -0.16),
        'opacity=".8"',
      ) + line('M-56,-112 C-44,-138 -26,-148 -4,-152', 5, '#fff', 'opacity=".9"'),
  }) +
  volume('M-12,-166 H14 Q20,-142 14,-116 H-12 Q-18,-142 -12,-166Z', PURPLE, { relief: [5, 3, 4] }) +
  skull(1, -142, 15) +
  volume('M-12,-22 L12,-28 L12,-14 L-12,-8Z', ORANGE, { relief: [4, 2, 2] }) +
  volume('M-11,32 H11 L6,48 H-6Z', GOLD, { relief: [5, 2, 2] })

const shield = (): string =>
  volume('M22,-66 C40,-84 62,-76 66,-62 C54,-56 38,-52 24,-56Z', '#6fae3a', {
    relief: [5, 2, 3],
    inside: line('M28,-60 Q44,-68 58,-66', 3, '#467a22'),
  }) +
  pumpkin(58) +
  place(0, 4, 1.34, lanternFace())

const ghost = (scale: number, degrees: number): string =>
  `<g transform="rotate(${degrees}) scale(${scale})">${volume(
    'M2,14 C-12,22 -26,10 -40,26 C-50,16 -62,30 -74,36 C-108,46 -144,26 -146,-8 C-146,-40 -116,-54 -88,-46 C-56,-38 -28,-24 2,-10Z',
    '#f3edff',
    { relief: [6 / scale, -4, 8], inside: fill('M10,30 C-40,34 -50,-20 10,-30Z', '#b59cf0') },
  )}<g transform="rotate(${-degrees} -104 -8)"><ellipse cx="-118" cy="-12" rx="8" ry="11" fill="${INK}"/><ellipse cx="-92" cy="-12" rx="8" ry="11" fill="${INK}"/><circle cx="-120" cy="-16" r="3" fill="#fff"/><circle cx="-94" cy="-16" r="3" fill="#fff"/><ellipse cx="-105" cy="9" rx="7" ry="9" fill="${INK}"/><ellipse cx="-130" cy="4" rx="6" ry="4" fill="#ff8fc0" opacity=".7"/><ellipse cx="-80" cy="4" rx="6" ry="4" fill="#ff8fc0" opacity=".7"/></g></g>`

const wing = (): string => ghost(0.78, -12) + ghost(1.08, 40)

const helmet = (): string =>
  volume(
    'M186,176 C196,120 216,66 270,26 C290,14 316,16 338,40 C322,38 308,44 308,58 C318,96 328,136 336,176Z',
    PURPLE,
    {
      relief: [6, 10, 8],
      topColour: tone(PURPLE, 0.08),
      inside:
        line('M296,62 Q280,66 268,60 M244,96 q14,12 30,8', 5, tone(PURPLE, -0.14)) +
        fill('M300,20 L352,20 V200 H318 C320,140 306,80 300,20Z', tone(PURPLE, -0.1), 'opacity=".6"'),
      gloss:
        '<path d="M216,138 C222,112 234,92 248,76" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".45"/>',
    },
  ) +
  volume('M186,152 C214,164 308,164 332,150 L338,184 H182Z', ORANGE, { relief: [5, 3, 4] }) +
  volume(
    'M120,190 C150,164 196,166 261,166 C326,166 372,164 402,190 C396,206 366,206 340,204 C310,190 212,190 182,204 C156,206 126,206 120,190Z',
    PURPLE,
    {
      relief: [6, 6, 7],
      topColour: tone(PURPLE, 0.1),
      inside: line('M140,188 Q260,168 382,188', 4, tone(PURPLE, 0.14)),
    },
  ) +
  volume('M242,146 h40 q5,0 5,5 v26 q0,5 -5,5 h-40 q-5,0 -5,-5 v-26 q0,-5 5,-5Z', GOLD, { relief: [5, 2, 3] }) +
  fill('M252,156 h20 v16 h-20Z', ORANGE, `stroke="${INK}" stroke-width="4"`) +
  place(346, 58, 1, volume(ellipse(0, 0, 10), SLIME, { relief: [5, 2, 3] }))

const rib = (x: number, y: number, width: number, thick: number): string =>
  line(
    `M${x - width},${y} Q${x - width * 0.6},${y + thick * 1.4} ${x - 3},${y + thick} M${x + width},${y} Q${x + width * 0.6},${y + thick * 1.4} ${x + 3},${y + thick}`,
    thick,
    BONE,
  )

const breast = (): string =>
  mirrored(261, () => volume('M36,330 L80,284 L58,346Z', PURPLE, { relief: [5, 2, 3] })) +
  volume(BREAST_PATH, DARK, {
    relief: [6, 9, 7],
    topColour: PURPLE,
    inside: line('M262,342 V398', 9, BONE) + rib(262, 352, 36, 8) + rib(262, 370, 40, 8) + rib(262, 388, 34, 7),
  }) +
  volume(zigzagHem(188, 330, 394, 406, 6, 20), PURPLE, { relief: [5, 3, 5] }) +
  belt(ORANGE, place(266, 410, 1, pumpkin(17)))

const pad = (side: 1 | -1): string =>
  volume('M-26,8 L-30,-6 L-24,-22 L24,-22 L30,-6 L26,8 L14,2 L0,10 L-14,2Z', PURPLE, { relief: [5, 3, 4] }) +
  skull(-side * 2, -14, 20)

const whole = (): string =>
  neckHole(DARK) +
  volume('M-30,-62 L-68,-96 L-56,-44Z M30,-62 L68,-96 L56,-44Z', PURPLE, { relief: [6, 2, 3] }) +
  volume(CUIRASS_PATH, DARK, {
    relief: [6, 9, 8],
    topColour: PURPLE,
    inside:
      line('M0,-44 V66', 13, BONE) + rib(0, -30, 44, 11) + rib(0, -4, 48, 11) + rib(0, 22, 44, 11) + rib(0, 46, 38, 10),
  }) +
  volume(zigzagHem(-58, 58, 64, 82, 6, 26), PURPLE, { relief: [6, 3, 5] }) +
  waist(ORANGE) +
  place(0, 84, 1, pumpkin(21)) +
  mirrored(0, () => skull(72, -52, 33))

const boot = (extra: number): string =>
  volume(
    `M-23,${-50 - extra} L21,${-50 - extra} L20,-38 C30,-30 44,-30 54,-40 C62,-50 54,-62 46,-56 C58,-70 76,-54 70,-34 C66,-12 44,0 26,0 H-22 C-34,0 -32,-18 -27,-30Z`,
    '#4d3186',
    {
      relief: [6, 5, 6],
      topColour: '#7440c4',
      inside:
        (extra
          ? Array.from({ length: 3 }, (_, index) => fill(`M-40,${-46 - index * 20} h80 v10 h-80Z`, ORANGE)).join('')
          : '') + fill('M-40,-7 H30 V4 H-40Z', DARK),
    },
  ) +
  volume(
    `M-30,${-56 - extra} L-14,${-64 - extra} L-2,${-57 - extra} L12,${-64 - extra} L28,${-56 - extra} L24,${-42 - extra} H-26Z`,
    PURPLE,
    { relief: [5, 3, 4] },
  ) +
  volume('M-10,-32 H14 V-12 H-10Z', GOLD, { relief: [4.5, 2, 3] }) +
  fill('M-3,-26 H7 V-18 H-3Z', DARK)

const candyCorn = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${degrees.toFixed(0)})">${volume('M-9,-9 Q0,-13 9,-9 L2,12 Q0,14 -2,12Z', '#ffe066', { relief: [3.5, 1, 1], inside: fill('M-12,-3 H12 V6 H-12Z', ORANGE) + fill('M-12,6 H12 V18 H-12Z', '#fff') })}</g>`

const necklace = (): string => {
  const beads = [0, 1, 2, 3, 6, 7, 8, 9].map((index) => {
    const t = index / 9
    return candyCorn(212 + t * 98, 322 + Math.sin(t * Math.PI) * 24, 30 - t * 60)
  })
  return (
    line('M210,320 Q261,372 312,320', 6, INK) +
    beads.join('') +
    place(262, 372, 1, pumpkin(27) + place(0, 3, 0.6, lanternFace()))
  )
}

export const HALLOWEEN_SET = {
  'halloween-sword': asSword(sword, { scale: 1.18, x: 78, y: 188 }),
  'halloween-shield': asShield(shield, { scale: 1.46, x: 126, y: 146 }),
  'halloween-wings': asWings(wing, { scale: 0.84, y: 164 }),
  'halloween-helmet': asHelmet(helmet, { scale: 0.8, y: 160 }),
  'halloween-armor': asArmor(breast, pad, whole, { scale: 0.95, y: 120 }),
  'halloween-boots': asBoots(boot, { scale: 1.2, x: 108, y: 138 }),
} as const

export const HALLOWEEN_NECKLACE = asNecklace(necklace, { scale: 1.8, y: 118 })
