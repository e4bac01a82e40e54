import type { DogeRarity } from '#rules/medals/medals.ts'
import { drawHead } from '../dressed.ts'
import { laurels } from '../kit/ornaments.ts'
import { ellipse, fill, halo, line, mirrored, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { type DiscShape, medalBody } from './medal-body.ts'

export const drawFounderMedal = (): string =>
  halo(128, 150, 118, '#b65cff', 0.4) +
  laurels(128, 250, 104, '#ffcf3f') +
  medalBody('round', '#ffcf3f', '#7c4dff', '#ffe071', '#7c4dff') +
  line('M108,204 V92', 17) +
  line('M108,204 V92', 7, '#fff3dc') +
  volume(ellipse(108, 88, 11), '#ffe071', { relief: [7, 2, 3] }) +
  volume('M112,102 C136,90 150,112 186,98 Q178,122 186,144 C150,158 136,134 112,146Z', '#ff4d6d', {
    relief: [8, 5, 6],
    inside: line('M128,112 Q148,110 168,114', 7, '#ff9fb2'),
  }) +
  volume('M78,182 Q78,176 84,176 H174 Q180,176 180,182 L190,218 Q128,242 66,218Z', '#fff3dc', {
    relief: [8, 6, 6],
    inside: line('M128,172 V200 M70,200 H188 M98,200 V238 M158,200 V238', 5, '#c9b79c'),
  })

const sabre = (): string =>
  `<g transform="translate(0,158) rotate(47)">${
    volume('M-13,66 V-116 L0,-142 L13,-116 V90Z', '#e6eefb', {
      relief: [8, 0, 0],
      inside: fill('M0,-150 H20 V80 H0Z', '#a9bcdf'),
    }) +
    volume('M-34,84 H34 V101 H-34Z', '#ffcf3f', { relief: [8, 3, 4] }) +
    volume('M-10,101 H10 V132 H-10Z', '#8a4a2c', { relief: [8, 3, 3] })
  }</g>`

export const drawHamsterMedal = (): string =>
  `<g transform="translate(128,160) scale(.92) translate(-128,-158)">${mirrored(128, sabre)}</g>` +
  medalBody('scallop', '#ffb04d', '#e8334f', '#fff3dc', '#ffd99a') +
  `<g transform="translate(128,160) scale(.47) translate(-262,-212)">${drawHead(0)}</g>`

const paw = (colour: string): string => {
  const pads: readonly (readonly [number, number, number, number])[] = [
    [92, 146, 14, 18],
    [116, 122, 14, 19],
    [144, 122, 14, 19],
    [168, 146, 14, 18],
  ]
  const main =
    'M130,148 C154,148 172,176 165,196 C158,210 143,202 130,202 C117,202 102,210 95,196 C88,176 106,148 130,148Z'
  return (
    volume(main, colour, { relief: [7, 4, 5] }) +
    pads.map(([x, y, rx, ry]) => volume(ellipse(x, y, rx, ry), colour, { relief: [7, 3, 4] })).join('')
  )
}

interface DogeStyle {
  readonly shape: DiscShape
  readonly metal: string
  readonly sign: string
  readonly ribbon: string
  readonly glow: number
}

const DOGE: Readonly<Record<DogeRarity, DogeStyle>> = {
  wooden: { shape: 'slab', metal: '#b0703c', sign: '#f3c88a', ribbon: '#7a8f4a', glow: 0 },
  bronze: { shape: 'round', metal: '#d98a4e', sign: '#ffd2a0', ribbon: '#8a5a3a', glow: 0 },
  silver: { shape: 'octagon', metal: '#c9d4e8', sign: '#ffffff', ribbon: '#5a6ea8', glow: 0 },
  gold: { shape: 'sunburst', metal: '#ffc22e', sign: '#fff6cf', ribbon: '#e0452f', glow: 0.3 },
  emerald: { shape: 'hexagon', metal: '#2fc97a', sign: '#e0ffe8', ribbon: '#0f7a5a', glow: 0.45 },
  diamond: { shape: 'brilliant', metal: '#6fd4ff', sign: '#ffffff', ribbon: '#7c4dff', glow: 0.6 },
}

const grain = (): string =>
  line('M70,118 Q78,158 68,198 M188,116 Q180,160 190,200 M100,86 Q128,80 156,86', 5, tone('#b0703c', -0.18))

const cut = (): string =>
  fill('M84,72 H172 L128,112Z M34,126 L84,72 L96,130Z', '#ffffff', 'opacity=".5"') +
  line('M84,72 L98,128 M172,72 L158,128', 4, '#ffffff', 'opacity=".6"')

export const drawDogeMedal = (rarity: DogeRarity): string => {
  const { shape, metal, sign, ribbon, glow } = DOGE[rarity]
  const size = rarity === 'diamond' ? 0.86 : 1
  return (
    (glow > 0 ? halo(128, 152, 126, metal, glow) : '') +
    (rarity === 'emerald' || rarity === 'diamond' ? laurels(128, 252, 104, '#ffcf3f') : '') +
    medalBody(shape, metal, ribbon, tone(ribbon, 0.2)) +
    (rarity === 'wooden' ? grain() : '') +
    (rarity === 'diamond' ? cut() : '') +
    `<g transform="translate(128,${rarity === 'diamond' ? 148 : 158}) scale(${size}) translate(-130,-162)">${paw(sign)}</g>`
  )
}
