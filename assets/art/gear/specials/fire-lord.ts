import { ellipse, fill, glow, highlight, line, mirrored, place, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import { asArmor, asBoots, asHelmet, asShield, asSword, asWings } from './fit.ts'
import { BREAST_PATH, belt, CUIRASS_PATH, cracks, fire, neckHole, waist } from './motifs.ts'

const ROCK = '#5e2848'
const SKIN = '#a02a34'
const CLAW = '#ffcf6b'
const HORN = '#42203f'

const claw = (x: number, y: number, degrees: number, scale = 1): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${scale})">${volume('M-9,0 C-9,-12 9,-12 9,0 L0,26Z', CLAW, { relief: [4.5, 2, 2] })}</g>`

const horn = (scale: number): string =>
  `<g transform="scale(${scale})">${volume('M-14,14 C22,8 44,-22 34,-70 C66,-36 66,20 14,44Z', HORN, {
    relief: [6 / scale, 4, 6],
    inside:
      '<path d="M10,-80 H80 V-36 Q48,-22 24,-40Z" fill="#ff8a1f"/><path d="M10,-80 H80 V-54 Q48,-44 26,-58Z" fill="#ffd23e"/>' +
      line('M10,12 q14,8 16,18 M26,-10 q16,6 20,18', 4.5, tone(HORN, 0.12)),
  })}</g>`

const sword = (): string => {
  const flame =
    'M-18,-12 C-40,-24 -26,-40 -36,-56 C-50,-74 -30,-84 -36,-102 C-44,-124 -24,-136 -18,-150 C-10,-164 6,-168 12,-188 C24,-170 34,-158 30,-138 C42,-128 42,-108 32,-98 C46,-84 44,-66 32,-58 C44,-42 34,-22 18,-12Z'
  const rock =
    'M-13,-14 L-17,-44 L-10,-52 L-18,-82 L-10,-92 L-16,-118 L4,-154 L18,-116 L11,-90 L20,-78 L12,-50 L17,-42 L13,-14Z'
  return (
    glow(flame, '#ff6a1f', 12, 0.5) +
    volume(flame, '#ff5a1f', {
      relief: [6, 3, 4],
      topColour: '#ff8a1f',
      inside: place(0, -16, 0.82, fill(flame, '#ffb02e')),
    }) +
    volume(rock, ROCK, {
      relief: [4, 4, 3],
      topColour: tone(ROCK, 0.1),
      inside: cracks('M0,-16 L-4,-44 L5,-64 L-3,-92 L3,-124 M5,-64 L14,-72 M-3,-92 L-12,-100', 4.5),
    }) +
    volume('M-7,-4 H7 L6,30 H-6Z', '#6b1d2e', {
      relief: [5, 2, 0],
      inside: line('M-9,6 L9,1 M-9,15 L9,10 M-9,24 L9,19', 3, '#ff8a1f'),
    }) +
    mirrored(0, () =>
      volume('M4,-20 C26,-18 44,-28 46,-52 C62,-26 46,4 8,0Z', HORN, {
        relief: [5, 2, 3],
        inside: '<path d="M30,-60 H64 V-32 Q48,-26 36,-34Z" fill="#ff8a1f"/>',
      }),
    ) +
    volume('M0,-26 L15,-10 L0,8 L-15,-10Z', '#ff8a1f', {
      relief: [5, 2, 3],
      topColour: '#ffd23e',
      gloss: highlight(-4, -14, 4, 2.5),
    }) +
    claw(0, 32, 0, 0.9)
  )
}

const eye = (side: 1 | -1): string =>
  `<path d="M${side * 8},-8 L${side * 34},-24 C${side * 38},-8 ${side * 26},4 ${side * 14},2Z" fill="#ffe066" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><ellipse cx="${side * 22}" cy="-8" rx="3.4" ry="6.5" fill="${INK}"/>`

const shield = (): string =>
  mirrored(0, () => place(34, -42, 0.9, horn(0.92))) +
  place(0, -40, 0.62, fire()) +
  volume(
    'M0,-56 C34,-56 56,-34 56,-2 C56,22 44,34 36,44 L28,64 L14,56 L0,70 L-14,56 L-28,64 L-36,44 C-44,34 -56,22 -56,-2 C-56,-34 -34,-56 0,-56Z',
    SKIN,
    {
      relief: [6, 7, 8],
      topColour: tone(SKIN, 0.09),
      inside: cracks('M0,-56 L-6,-42 L6,-32 M-52,8 L-38,12 L-34,26 M52,6 L40,14', 4.5),
    },
  ) +
  eye(1) +
  eye(-1) +
  volume(
    'M-46,-28 C-30,-40 -12,-30 0,-14 C12,-30 30,-40 46,-28 L40,-16 C26,-24 12,-16 0,0 C-12,-16 -26,-24 -40,-16Z',
    HORN,
    { relief: [4, 2, 3] },
  ) +
  `<path d="M-32,20 Q0,8 32,20 C32,42 16,48 0,48 C-16,48 -32,42 -32,20Z" fill="#ffd23e" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><path d="M-22,36 Q0,26 22,36 Q14,46 0,46 Q-14,46 -22,36Z" fill="#ff5a1c"/><path d="M-26,18 l7,15 l8,-18Z M26,18 l-7,15 l-8,-18Z M-5,13 l5,11 l5,-11Z" fill="#fff6dc" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`

const wing = (): string => {
  const path =
    'M2,24 C-8,-10 -14,-44 -40,-72 C-66,-98 -92,-96 -126,-132 C-126,-106 -120,-96 -108,-84 C-128,-84 -142,-92 -154,-106 C-154,-76 -140,-58 -118,-48 C-134,-42 -146,-44 -160,-52 C-154,-22 -132,-8 -104,-8 C-116,2 -126,4 -138,2 C-122,26 -92,30 -70,20 C-76,30 -84,36 -94,38 C-62,52 -20,46 2,24Z'
  return volume(path, '#ff4a1f', {
    relief: [6, 4, 6],
    inside: `<g transform="translate(-6,2) scale(.84,.8)">${fill(path, '#ff8a1f')}</g><g transform="translate(-6,6) scale(.64,.58)">${fill(path, '#ffc93c')}</g><g transform="translate(-4,10) scale(.4,.36)">${fill(path, '#fff2a8')}</g>`,
  })
}

const DOME =
  'M160,190 C152,112 204,84 260,84 C318,84 370,112 362,190 C340,170 302,162 262,162 C220,162 180,170 160,190Z'

const helmet = (): string =>
  place(254, 98, 1.16, fire()) +
  mirrored(261, () => place(72, 116, 1, horn(1.06))) +
  volume(DOME, SKIN, {
    relief: [6, 9, 9],
    topColour: tone(SKIN, 0.1),
    inside: cracks('M262,84 L254,106 L270,124 L262,142 M184,116 L204,128 L200,146 M340,120 L322,130', 5),
    gloss:
      '<path d="M186,134 C194,114 208,104 222,99" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".55"/>',
  }) +
  volume(
    'M154,200 C154,166 200,150 236,160 L262,184 L288,160 C324,150 368,166 368,200 C340,180 306,178 262,206 C218,178 182,180 154,200Z',
    ROCK,
    { relief: [6, 4, 5], inside: cracks('M180,172 l16,6 l8,-8 M342,172 l-14,6', 4) },
  ) +
  volume('M262,142 L280,162 L262,188 L244,162Z', '#ff8a1f', {
    relief: [5, 3, 3],
    topColour: '#ffd23e',
    gloss: highlight(256, 156, 5, 3),
  })

const buckle = (): string =>
  place(266, 412, 0.8, volume('M0,-20 L20,0 L0,20 L-20,0Z', '#ff8a1f', { relief: [5, 2, 3], topColour: '#ffd23e' }))

const breast = (): string =>
  volume(BREAST_PATH, SKIN, {
    relief: [6, 9, 7],
    topColour: tone(SKIN, 0.07),
    inside:
      fill(
        'M228,352 C228,336 304,336 304,352 C308,376 300,392 266,396 C232,392 224,376 228,352Z',
        '#ff7a2a',
        'opacity=".4"',
      ) + cracks('M266,340 L258,360 L274,372 L264,396 M258,360 L232,354 M274,372 L302,366', 5),
  }) + belt(ROCK, buckle())

const pad = (side: 1 | -1): string =>
  claw(-side * 20, -16, side > 0 ? 150 : 210, 1.1) +
  claw(side * 2, -22, 180, 1.15) +
  volume('M-27,10 L-29,-8 L-16,-24 L8,-25 L26,-10 L26,10 L12,5 L0,2 L-14,5Z', ROCK, {
    relief: [5, 4, 5],
    inside: cracks('M-12,-20 L-4,-8 L-14,2 M-4,-8 L12,-6', 4),
  })

const shoulder = (): string =>
  claw(62, -76, 200, 1.5) +
  claw(86, -62, 225, 1.4) +
  volume('M36,-62 L48,-84 L74,-88 L96,-64 L100,-30 L84,-22 L62,-38 L40,-42Z', ROCK, {
    relief: [6, 5, 6],
    inside: cracks('M60,-78 L70,-60 L58,-46 M70,-60 L90,-54', 5),
  })

const whole = (): string =>
  neckHole(SKIN) +
  volume(CUIRASS_PATH, SKIN, {
    relief: [6, 9, 8],
    topColour: tone(SKIN, 0.08),
    inside:
      fill(ellipse(0, 14, 40, 52), '#ff7a2a', 'opacity=".36"') +
      cracks('M0,-56 L-10,-24 L12,2 L-8,38 L2,70 M-10,-24 L-46,-32 M12,2 L48,-8 M-8,38 L-44,44 M4,50 L46,44', 6),
  }) +
  waist(ROCK) +
  place(0, 86, 1, volume('M0,-20 L20,0 L0,20 L-20,0Z', '#ff8a1f', { relief: [5, 2, 3], topColour: '#ffd23e' })) +
  mirrored(0, shoulder)

const boot = (extra: number): string =>
  place(-24, -34 - extra * 0.3, 0.42, `<g transform="rotate(-38)">${fire()}</g>`) +
  volume(
    `M-26,${-50 - extra} L24,${-50 - extra} L24,-44 C24,-36 26,-30 34,-28 C52,-24 50,0 32,0 H-14 C-34,0 -38,-14 -30,-28Z`,
    ROCK,
    { relief: [6, 5, 6], inside: cracks(`M-8,${-46 - extra} L0,-34 L-10,-20 L2,-8 M0,-34 L16,-30`, 4.5) },
  ) +
  volume(
    `M-31,${-56 - extra} L-18,${-62 - extra} L-4,${-57 - extra} L10,${-62 - extra} L29,${-56 - extra} L27,${-42 - extra} L-29,${-42 - extra}Z`,
    SKIN,
    { relief: [5, 3, 4] },
  ) +
  claw(8, -12, -18, 0.8) +
  claw(26, -13, -26, 0.85) +
  claw(42, -14, -40, 0.8)

export const FIRE_LORD_SET = {
  'firelord-sword': asSword(sword, { scale: 1.18, x: 70, y: 182 }),
  'firelord-shield': asShield(shield, { scale: 1.18, y: 144 }),
  'firelord-wings': asWings(wing, { scale: 0.72, y: 160 }),
  'firelord-helmet': asHelmet(helmet, { scale: 0.72, y: 164 }),
  'firelord-armor': asArmor(breast, pad, whole, { scale: 0.95, y: 132 }),
  'firelord-boots': asBoots(boot, { scale: 1.26, y: 136 }),
} as const
