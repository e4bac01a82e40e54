import type { TopPlace } from '../../manifest/insignia.ts'
import { ellipse, fill, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { gemPip, jewel, laurels, pips, wingPair } from './ornaments.ts'

const GOLD = '#ffcf3f'

const velvet = (colour: string): string =>
  volume('M60,176 C52,110 88,72 128,84 C168,72 204,110 196,176Z', colour, { outline: 9, shadeX: 8, shadeY: 9 })

const band = (metal: string, half: number): string =>
  volume(`M${128 - half},166 Q128,186 ${128 + half},166 L${122 + half},206 Q128,226 ${134 - half},206Z`, metal, {
    outline: 9,
    shadeX: 6,
    shadeY: 7,
    topColour: tone(metal, 0.12),
    inside: line(`M${140 - half},178 Q128,196 ${116 + half},178`, 4, tone(metal, 0.2)),
  })

/** Outlines of crowns, open below where the band closes them. */
const FIVE_POINTS =
  'M46,188 L26,84 Q24,74 34,82 L62,116 L78,58 Q82,48 88,58 L110,106 L122,34 Q128,22 134,34 L146,106 L168,58 Q174,48 178,58 L194,116 L222,82 Q232,74 230,84 L210,188Z'
const THREE_POINTS =
  'M50,188 L32,78 Q32,66 42,76 L84,122 L120,46 Q128,34 136,46 L172,122 L214,76 Q224,66 224,78 L206,188Z'
const FIVE_TIPS = [
  [128, 32],
  [30, 78],
  [83, 54],
  [173, 54],
  [226, 78],
] as const
const THREE_TIPS = [
  [128, 40],
  [36, 70],
  [220, 70],
] as const

const points = (metal: string, outline: string): string =>
  volume(outline, metal, {
    outline: 9,
    shadeX: 8,
    shadeY: 8,
    topColour: tone(metal, 0.12),
    gloss: line('M60,150 L52,112', 8, '#ffffff', 'opacity=".7"'),
  })

const beads = (colour: string, places: readonly (readonly [number, number])[], radius = 12): string =>
  places.map(([x, y]) => volume(ellipse(x, y, radius), colour, { outline: 7, shadeX: 2, shadeY: 3 })).join('')

const orb = (x: number, y: number): string =>
  volume(starPath(x, y, 30, 14, 5, -90, 0.2), '#fff0a0', { outline: 8, shadeX: 3, shadeY: 4 })

const first = (): string =>
  halo(128, 124, 134, '#ffb627', 0.75) +
  wingPair(128, 112, 1.24, '#d9d0ff') +
  `<g transform="translate(128,214) scale(.84) translate(-128,-214)">${
    velvet('#d3274f') + points(GOLD, FIVE_POINTS) + beads('#ff4d6d', FIVE_TIPS) + orb(128, 30)
  }${band(GOLD, 84)}</g>` +
  jewel(128, 192, 25, '#ff4d6d', '#fff0a0')

const second = (): string =>
  halo(128, 124, 126, '#cfe0ff', 0.5) +
  laurels(128, 222, 98, '#cfd9ee') +
  `<g transform="translate(128,214) scale(.8) translate(-128,-214)">${
    velvet('#3a62d0') + points('#e4ecfa', THREE_POINTS)
  }${beads('#36d6ff', THREE_TIPS, 15)}${band('#e4ecfa', 80)}</g>` +
  pips(2, 128, 194, 50, (x, y) => jewel(x, y, 20, '#36a5ff'))

const third = (): string =>
  halo(128, 132, 116, '#e59a5a', 0.45) +
  `<g transform="translate(128,214) scale(.92) translate(-128,-214)">${
    velvet('#1f8a58') + points('#e2935a', THREE_POINTS)
  }${beads('#3ddc84', THREE_TIPS, 14)}${band('#e2935a', 80)}</g>` +
  pips(3, 128, 194, 44, (x, y) => jewel(x, y, 18, '#3ddc84'))

const tenth = (): string =>
  laurels(128, 234, 100, GOLD) +
  `<g transform="translate(128,214) scale(.66) translate(-128,-214)">${points('#b65cff', THREE_POINTS)}${beads(
    GOLD,
    THREE_TIPS,
    17,
  )}${band('#b65cff', 80)}</g>` +
  gemPip(19, '#ffe071')(128, 198)

const fiftieth = (): string =>
  line('M30,128 C44,196 92,214 128,214 C164,214 212,196 226,128', 40) +
  line('M30,128 C44,196 92,214 128,214 C164,214 212,196 226,128', 22, '#9fb6e8') +
  line('M36,138 C52,186 94,208 128,208', 6, '#ffffff', 'opacity=".6"') +
  volume('M128,72 L160,146 L128,224 L96,146Z', '#36a5ff', {
    outline: 9,
    shadeX: 6,
    shadeY: 8,
    inside: fill('M128,72 L96,146 L128,162Z', '#ffffff', 'opacity=".45"'),
  }) +
  mirrored(128, () => gemPip(22, '#cfe0ff')(66, 176))

const BADGES: Readonly<Record<TopPlace, () => string>> = { 1: first, 2: second, 3: third, 10: tenth, 50: fiftieth }

/** The badge of a place at the top of Mythic (row 158): the more, the higher; the first three have one, two and three jewels. */
export const drawMythicTop = (place: TopPlace): string => BADGES[place]()

/** A crown that is worn on the corner of an avatar (row 76): gold with five points for the ten best, a silver one for the fifty. */
export const drawAvatarCrown = (best: 10 | 50): string =>
  `<g transform="translate(128,132) rotate(-12) scale(1.02) translate(-128,-132)">${
    best === 10
      ? points(GOLD, FIVE_POINTS) +
        beads('#ff4d6d', FIVE_TIPS, 13) +
        band(GOLD, 84) +
        jewel(128, 194, 26, '#ff4d6d', '#fff0a0')
      : points('#cfdcf5', THREE_POINTS) + band('#cfdcf5', 80) + gemPip(26, '#36a5ff')(128, 192)
  }</g>`
