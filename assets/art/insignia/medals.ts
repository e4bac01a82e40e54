import type { DogeRarity, TradeGrade } from '../../manifest/insignia.ts'
import { drawHead } from '../dressed.ts'
import { ellipse, fill, halo, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { type DiscShape, medalBody } from './medal-body.ts'
import { laurels, wingPair } from './ornaments.ts'

/** The Founder: the house's first stone, with the flag on it. */
export const drawFounderMedal = (): string =>
  halo(128, 150, 118, '#b65cff', 0.4) +
  laurels(128, 250, 104, '#ffcf3f') +
  medalBody('round', '#ffcf3f', '#7c4dff', '#ffe071', '#7c4dff') +
  line('M112,196 V100', 15) +
  line('M112,196 V100', 6, '#fff3dc') +
  volume('M114,102 C134,92 146,112 174,100 V138 C148,150 136,130 114,140Z', '#ff4d6d', {
    outline: 7,
    shadeX: 4,
    shadeY: 5,
  }) +
  volume('M76,184 H176 L186,214 H66Z', '#fff3dc', {
    outline: 7,
    shadeX: 5,
    shadeY: 5,
    inside: line('M128,180 V218 M70,200 H182', 4, '#c9b79c'),
  })

/** Hamster Soldier: the hamster himself. */
export const drawHamsterMedal = (): string =>
  medalBody('scallop', '#ffb04d', '#e8334f', '#fff3dc', '#ffd99a') +
  `<g transform="translate(128,160) scale(.5) translate(-262,-212)">${drawHead(0)}</g>`

/** Season Hero: a sword before the sun; the season's number is text beside it. */
export const drawSeasonMedal = (): string =>
  halo(128, 150, 118, '#36d6ff', 0.35) +
  medalBody('sunburst', '#36a5ff', '#2447b0', '#a8f2ff', '#2447b0') +
  fill(starPath(128, 158, 58, 40, 12, -90, 0.05), '#ffcf3f', `stroke="${INK}" stroke-width="6"`) +
  volume('M116,190 V108 L128,86 L140,108 V190Z', '#e6eefb', {
    outline: 7,
    shadeX: 0,
    shadeY: 0,
    inside: fill('M128,80 H150 V200 H128Z', '#a9bcdf'),
  }) +
  volume('M96,182 H160 V198 H96Z', '#ff9f1c', { outline: 7, shadeX: 3, shadeY: 4 }) +
  volume('M120,198 H136 V224 H120Z', '#8a4a2c', { outline: 7, shadeX: 3, shadeY: 3 })

const paw = (colour: string): string => {
  const pads: readonly (readonly [number, number, number, number])[] = [
    [94, 146, 13, 17],
    [117, 124, 13, 18],
    [143, 124, 13, 18],
    [166, 146, 13, 17],
  ]
  const main =
    'M130,150 C152,150 168,176 162,194 C156,208 142,200 130,200 C118,200 104,208 98,194 C92,176 108,150 130,150Z'
  return (
    volume(main, colour, { outline: 7, shadeX: 4, shadeY: 5 }) +
    pads.map(([x, y, rx, ry]) => volume(ellipse(x, y, rx, ry), colour, { outline: 7, shadeX: 3, shadeY: 4 })).join('')
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

/** The D.O.G.E. medal in its materials: each has its own outline. */
export const drawDogeMedal = (rarity: DogeRarity): string => {
  const { shape, metal, sign, ribbon, glow } = DOGE[rarity]
  const size = rarity === 'diamond' ? 0.86 : 1
  return (
    (glow > 0 ? halo(128, 152, 126, metal, glow) : '') +
    (rarity === 'emerald' || rarity === 'diamond' ? laurels(128, 252, 104, '#ffcf3f') : '') +
    medalBody(shape, metal, ribbon, tone(ribbon, 0.22)) +
    (rarity === 'wooden' ? grain() : '') +
    (rarity === 'diamond' ? cut() : '') +
    `<g transform="translate(128,${rarity === 'diamond' ? 148 : 158}) scale(${size}) translate(-130,-162)">${paw(sign)}</g>`
  )
}

/** A price tag. */
const tag = (): string =>
  `<g transform="translate(128,158) rotate(38)">${volume(
    'M-24,-52 L0,-66 L24,-52 V46 Q24,54 16,54 H-16 Q-24,54 -24,46Z',
    '#fff3dc',
    {
      outline: 7,
      shadeX: 4,
      shadeY: 4,
    },
  )}${fill(ellipse(0, -44, 8), INK)}${line('M-10,-6 H10 M-10,14 H10 M-10,32 H4', 7, '#ff9f1c')}</g>`

/** A shopping bag. */
const bag = (): string =>
  line('M108,138 V124 a20,20 0 0 1 40,0 V138', 17) +
  line('M108,138 V124 a20,20 0 0 1 40,0 V138', 7, '#fff3dc') +
  volume('M84,134 H172 L180,206 Q180,212 174,212 H82 Q76,212 76,206Z', '#3ddc84', {
    outline: 7,
    shadeX: 5,
    shadeY: 6,
    inside: fill('M76,134 H180 V152 H76Z', '#1f9a58'),
  }) +
  fill(starPath(128, 182, 19, 9, 5, -90, 0.18), '#ffffff')

const TRADE: Readonly<Record<TradeGrade, { readonly shape: DiscShape; readonly metal: string }>> = {
  bronze: { shape: 'round', metal: '#d98a4e' },
  silver: { shape: 'octagon', metal: '#c9d4e8' },
  gold: { shape: 'sunburst', metal: '#ffc22e' },
  'gold-extra': { shape: 'sunburst', metal: '#ffc22e' },
}

/** Medal of a top seller (a price tag) or buyer (a bag); the extra grade has wings and a crown besides. */
export const drawTradeMedal = (role: 'seller' | 'buyer', grade: TradeGrade): string => {
  const { shape, metal } = TRADE[grade]
  const [ribbon, field] = role === 'seller' ? ['#ff7a1c', '#a8520a'] : ['#1fa37a', '#0f5a6e']
  const medal = medalBody(shape, metal, ribbon, tone(ribbon, 0.24), field) + (role === 'seller' ? tag() : bag())
  if (grade !== 'gold-extra') return medal
  return (
    halo(128, 140, 130, '#ffb627', 0.6) +
    wingPair(128, 112, 1.24, '#fff3dc') +
    `<g transform="translate(128,252) scale(.86) translate(-128,-246)">${medal}</g>` +
    volume('M76,74 L68,26 L102,48 L128,14 L154,48 L188,26 L180,74Z', '#ffd23e', { outline: 9, shadeX: 5, shadeY: 5 })
  )
}
