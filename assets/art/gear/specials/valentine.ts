import { ellipse, fill, line, mirrored, starPath, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import { asArmor, asBoots, asHelmet, asShield, asSword, asWings } from './fit.ts'
import { BREAST_PATH, belt, bow, CUIRASS_PATH, heart, heartPath, neckHole } from './motifs.ts'

const ROSE = '#ff5d8f'
const DEEP = '#d81f5f'
const BLUSH = '#ffc2d6'
const LACE = '#fff4f8'
const GOLD = '#ffcf6b'

const sword = (): string => {
  const blade =
    'M-9,-14 L-8,-92 C-20,-82 -42,-90 -38,-114 C-35,-132 -12,-142 0,-168 C12,-142 35,-132 38,-114 C42,-90 20,-82 8,-92 L9,-14Z'
  return (
    volume(blade, BLUSH, {
      relief: [6, 0, 0],
      topColour: ROSE,
      inside:
        fill('M0,0 V-180 H60 V0Z', DEEP, 'opacity=".38"') +
        line('M-4,-22 L-4,-92', 3.5, '#fff', 'opacity=".9"') +
        line('M-26,-112 Q-22,-124 -8,-136', 5, '#fff', 'opacity=".9"'),
    }) +
    heart(0, -108, 13, GOLD, 4) +
    volume('M-7,-4 H7 L6,30 H-6Z', LACE, {
      relief: [5, 2, 0],
      inside: line('M-9,6 L9,1 M-9,15 L9,10 M-9,24 L9,19', 3.5, ROSE),
    }) +
    mirrored(0, () =>
      volume('M2,-20 C18,-30 38,-38 52,-34 C50,-28 46,-24 42,-22 C44,-16 38,-12 32,-12 C30,-4 18,0 6,-2Z', LACE, {
        relief: [5, 2, 3],
        inside: line('M12,-14 Q28,-18 42,-24', 3, BLUSH),
      }),
    ) +
    heart(0, -12, 16, ROSE) +
    heart(0, 38, 12, DEEP, 4.5)
  )
}

const lace = (x: number, y: number, r: number, petals: number): string =>
  Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * Math.PI * 2 - Math.PI / 2
    const lx = x + r * 1.06 * Math.sin(angle) ** 3
    const ly =
      y - (r * (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle))) / 15.5
    return `<circle cx="${lx.toFixed(1)}" cy="${ly.toFixed(1)}" r="13"/>`
  }).join('')

const shield = (): string =>
  `<g fill="${INK}" stroke="${INK}" stroke-width="12">${lace(0, -2, 54, 20)}</g><g fill="${LACE}">${lace(0, -2, 54, 20)}</g>` +
  `<g fill="${BLUSH}" transform="translate(0,-2) scale(.97) translate(0,2)">${lace(0, 0, 50, 20).replaceAll('r="13"', 'r="4"')}</g>` +
  volume(heartPath(0, 0, 56), ROSE, {
    relief: [5, 8, 10],
    topColour: '#ff86ac',
    gloss:
      '<path d="M-42,-10 C-44,-32 -30,-42 -18,-40" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".85"/>',
  }) +
  `<g transform="rotate(-32 0 4)">${line('M-66,4 H62', 13, INK)}${line('M-66,4 H62', 6, GOLD)}${volume('M48,-14 L82,4 L48,22 L55,4Z', GOLD, { relief: [5, 2, 3] })}${volume('M-58,4 L-72,-14 L-92,-14 L-80,4 L-92,22 L-72,22Z', LACE, { relief: [5, 2, 3], inside: line('M-62,4 H-82', 4, ROSE) })}</g>` +
  heart(0, 0, 22, LACE, 5)

const wing = (): string =>
  volume(
    'M4,34 C-40,34 -52,24 -62,18 C-74,22 -84,12 -86,2 C-100,2 -112,-8 -112,-20 C-126,-22 -136,-34 -132,-46 C-146,-54 -152,-70 -146,-84 C-144,-118 -118,-142 -86,-140 C-46,-138 -14,-104 0,-52Z',
    LACE,
    {
      relief: [6, 5, 8],
      inside:
        line(
          'M-132,-46 C-108,-58 -90,-84 -84,-112 M-112,-20 C-90,-30 -66,-60 -60,-94 M-86,2 C-66,-6 -44,-36 -38,-66 M-62,18 C-46,10 -26,-12 -20,-36',
          5,
          BLUSH,
        ) +
        '<path d="M-146,-84 C-144,-118 -118,-142 -86,-140 C-46,-138 -14,-104 0,-52 L-8,-40 C-26,-90 -52,-116 -86,-118 C-112,-118 -128,-104 -132,-78Z" fill="#ff9dbd"/>',
      gloss: line('M-132,-96 C-124,-118 -108,-128 -88,-128', 5, '#fff', 'opacity=".9"'),
    },
  ) + heart(-86, -82, 20, ROSE, 5)

const rose = (x: number, y: number, r: number, colour: string): string =>
  volume(starPath(x, y, r, r * 0.86, 7, -90, 0.5), colour, {
    relief: [5, 3, 4],
    topColour: tone(colour, 0.08),
    inside: line(
      `M${x - r * 0.1},${y} a${r * 0.22},${r * 0.22} 0 1 1 ${r * 0.3},${r * 0.1} a${r * 0.42},${r * 0.42} 0 1 1 ${-r * 0.62},${-r * 0.36} a${r * 0.66},${r * 0.66} 0 0 1 ${r * 1.1},${-r * 0.1}`,
      3.5,
      tone(colour, -0.2),
    ),
  })

const leaf = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${volume('M0,0 C8,-16 26,-18 38,-8 C30,8 12,12 0,0Z', '#4fc06a', { relief: [5, 2, 3], inside: line('M4,-1 L28,-6', 3, '#2f8a4a') })}</g>`

const bopper = (side: 1 | -1): string =>
  `<g transform="translate(261,0) scale(${side},1)">${line('M40,112 C52,100 40,92 54,84 C66,78 56,66 70,58', 12, INK)}${line('M40,112 C52,100 40,92 54,84 C66,78 56,66 70,58', 5, GOLD)}</g>` +
  `<g transform="translate(${261 + side * 82},34) rotate(${side * 16})">${heart(0, 0, 30, ROSE, 6)}</g>`

const helmet = (): string =>
  bopper(1) +
  bopper(-1) +
  volume(
    'M164,190 C160,120 206,92 261,92 C318,92 364,120 358,190 C336,164 302,156 261,156 C220,156 184,164 164,190Z',
    '#ff86ac',
    {
      relief: [6, 9, 9],
      topColour: BLUSH,
      inside: [
        [206, 124],
        [262, 116],
        [318, 126],
        [234, 146],
        [292, 146],
      ]
        .map(([x = 0, y = 0]) => fill(heartPath(x, y, 8), LACE))
        .join(''),
      gloss:
        '<path d="M186,138 C194,120 208,110 222,105" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".85"/>',
    },
  ) +
  leaf(160, 196, 160) +
  leaf(364, 196, 20) +
  leaf(232, 158, -80) +
  leaf(292, 158, -60) +
  rose(182, 182, 21, LACE) +
  rose(342, 182, 21, LACE) +
  rose(220, 168, 22, '#ff7fa8') +
  rose(304, 168, 22, '#ff7fa8') +
  rose(262, 164, 28, DEEP)

const buckle = (): string => heart(266, 410, 17, GOLD)

const ruffle = (path: string): string => volume(path, LACE, { relief: [5, 3, 4] })

const breast = (): string =>
  volume(BREAST_PATH, ROSE, {
    relief: [6, 9, 7],
    topColour: '#ff86ac',
    inside:
      fill(heartPath(262, 376, 34), DEEP) +
      line('M250,362 l24,16 M274,362 l-24,16 M252,380 l20,14 M272,380 l-20,14', 4, GOLD),
  }) +
  volume(
    'M198,388 C220,402 300,402 322,388 C338,404 346,420 346,432 C338,444 326,440 322,434 C316,446 300,446 294,438 C286,448 272,448 264,440 C256,448 240,448 234,438 C226,446 212,446 204,434 C196,442 184,440 176,432 C178,418 186,402 198,388Z',
    LACE,
    {
      relief: [5, 3, 5],
      inside: line(
        'M204,400 Q194,416 190,432 M234,406 Q230,422 232,436 M290,406 Q294,422 294,436 M316,400 Q328,416 334,432',
        4,
        BLUSH,
      ),
    },
  ) +
  belt(ROSE, buckle()) +
  ruffle(
    'M204,318 C214,334 306,334 318,318 C324,328 320,338 310,340 C306,350 294,352 286,346 C280,356 266,356 262,348 C256,356 242,356 238,346 C230,352 218,350 214,340 C204,338 200,328 204,318Z',
  ) +
  bow(262, 338, 20, DEEP)

const pad = (): string =>
  volume('M-26,8 C-34,-14 -18,-30 0,-28 C20,-30 34,-12 26,8 C14,14 -14,14 -26,8Z', '#ff86ac', {
    relief: [5, 5, 6],
    topColour: BLUSH,
    inside: line('M-8,-24 Q-14,-8 -12,8 M10,-24 Q16,-8 12,8', 3.5, DEEP, 'opacity=".6"'),
  }) + ruffle('M-28,4 Q0,12 28,4 C32,12 26,18 20,16 C16,22 8,22 4,17 C-2,22 -10,22 -12,16 C-18,20 -28,18 -28,4Z')

const shoulder = (): string =>
  volume('M40,-58 C44,-92 92,-96 102,-60 C106,-44 100,-32 92,-26 C78,-30 58,-36 42,-42Z', '#ff86ac', {
    relief: [6, 5, 6],
    topColour: BLUSH,
    inside: line('M60,-84 Q62,-58 56,-42 M82,-82 Q88,-58 78,-36', 4.5, DEEP, 'opacity=".55"'),
  }) +
  ruffle('M42,-48 L96,-32 C104,-22 96,-12 86,-16 C80,-8 68,-12 66,-20 C56,-16 46,-22 48,-30 C38,-32 36,-42 42,-48Z')

const whole = (): string =>
  neckHole(ROSE) +
  volume(CUIRASS_PATH, ROSE, {
    relief: [6, 9, 8],
    topColour: '#ff86ac',
    inside:
      fill(heartPath(0, 14, 52), DEEP) + line('M-22,-14 L22,10 M22,-14 L-22,10 M-18,14 L18,36 M18,14 L-18,36', 6, GOLD),
    gloss:
      '<path d="M-48,-30 q-8,18 2,40" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".7"/>',
  }) +
  ruffle(
    'M-58,66 C-30,86 30,86 58,66 C70,84 60,98 48,96 C42,108 24,110 18,102 C10,112 -10,112 -18,102 C-24,110 -42,108 -48,96 C-60,98 -70,84 -58,66Z',
  ) +
  heart(0, 88, 17, GOLD) +
  mirrored(0, shoulder) +
  ruffle(
    'M-48,-78 C-30,-58 30,-58 48,-78 C58,-62 46,-48 36,-54 C30,-42 16,-44 12,-50 C6,-42 -6,-42 -12,-50 C-16,-44 -30,-42 -36,-54 C-46,-48 -58,-62 -48,-78Z',
  ) +
  bow(0, -46, 27, DEEP)

const boot = (extra: number): string =>
  volume(
    `M-24,${-50 - extra} L22,${-50 - extra} L20,-40 C20,-32 24,-28 34,-27 C52,-24 50,-4 36,-3 H0 L-4,0 H-24 C-34,0 -32,-18 -28,-30Z`,
    ROSE,
    {
      relief: [6, 5, 6],
      topColour: '#ff86ac',
      inside:
        fill('M20,-40 H70 V0 H30 Q16,-18 20,-40Z', LACE) +
        fill('M-40,-8 H60 V4 H-40Z', DEEP) +
        (extra ? fill(heartPath(-4, -44, 13), LACE) : ''),
    },
  ) +
  ruffle(
    `M-30,${-58 - extra} H26 C36,${-52 - extra} 34,${-42 - extra} 24,${-42 - extra} C18,${-34 - extra} 8,${-36 - extra} 6,${-42 - extra} C0,${-34 - extra} -12,${-34 - extra} -14,${-42 - extra} C-22,${-34 - extra} -36,${-42 - extra} -30,${-58 - extra}Z`,
  ) +
  bow(-2, -46 - extra, extra ? 17 : 13, DEEP) +
  fill(ellipse(38, -16, 4, 3), '#fff', 'opacity=".8"')

export const VALENTINE_SET = {
  'valentine-sword': asSword(sword, { scale: 1.22, x: 78, y: 180 }),
  'valentine-shield': asShield(shield, { scale: 1.3, x: 139, y: 121 }),
  'valentine-wings': asWings(wing, { scale: 0.78, y: 168 }),
  'valentine-helmet': asHelmet(helmet, { scale: 0.82, x: 126, y: 160 }),
  'valentine-armor': asArmor(breast, pad, whole, { scale: 0.95, y: 119 }),
  'valentine-boots': asBoots(boot, { scale: 1.32, y: 136 }),
} as const
