import type { LookOf, RarityIndex } from '#assets/manifest/fighter-layers.ts'
import type { GearColour } from '#rules/items/item-looks.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { ellipse, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** The shape also changes with the rarity, so that colour is never the only sign. */
export interface TierColours {
  readonly main: string
  readonly metal: string
  readonly trim: string
  readonly cloth: string
  /** Null for the lowest rarity, which has a metal knob instead. */
  readonly gem: string | null
}

export const GOLD = '#ffcf3f'

const PALETTES: Readonly<Record<GearColour, TierColours>> = {
  leather: { main: '#a9b4c8', metal: '#b9c1cd', trim: '#8c7a63', cloth: '#8a6242', gem: null },
  green: { main: '#46e08e', metal: '#cdd8d6', trim: '#35ab72', cloth: '#26835a', gem: '#7dffa0' },
  blue: { main: '#36a5ff', metal: '#cfe3fb', trim: '#3578e8', cloth: '#2449b8', gem: '#74e4ff' },
  violet: { main: '#913fff', metal: '#d4c6fa', trim: '#6f2fe6', cloth: '#4a1ba8', gem: '#ff86ef' },
  gold: { main: '#ffb627', metal: '#ffe08a', trim: '#f28a12', cloth: '#a8331a', gem: '#ff4d3a' },
  crimson: { main: '#ff3d6e', metal: '#ff8aa0', trim: '#d3164f', cloth: '#4a0f5e', gem: '#6ffff0' },
}

const COLOURS: { readonly [T in RarityIndex]: LookOf<T>['colour'] } = {
  0: 'leather',
  1: 'green',
  2: 'blue',
  3: 'violet',
  4: 'gold',
  5: 'crimson',
}

export const TIERS: Readonly<Record<RarityIndex, TierColours>> = {
  0: PALETTES[COLOURS[0]],
  1: PALETTES[COLOURS[1]],
  2: PALETTES[COLOURS[2]],
  3: PALETTES[COLOURS[3]],
  4: PALETTES[COLOURS[4]],
  5: PALETTES[COLOURS[5]],
}

export const byRank = (tier: RarityIndex, lowest: string, plain: string, fifth: string, highest: string): string => {
  if (tier === 0) return lowest
  if (tier < 4) return plain
  return tier === 4 ? fifth : highest
}

export const gemColour = (tier: RarityIndex): string => TIERS[tier].gem ?? TIERS[tier].metal

export interface GearDrawing {
  readonly worn: (tier: RarityIndex) => readonly DrawnPart[]
  readonly icon: (tier: RarityIndex) => string
}

export const gem = (x: number, y: number, r: number, colour: string): string =>
  volume(
    `M${x},${y - r * 1.15} L${x + r},${y - r * 0.3} L${x + r * 0.7},${y + r * 0.8} L${x},${y + r * 1.2} L${x - r * 0.7},${y + r * 0.8} L${x - r},${y - r * 0.3}Z`,
    colour,
    {
      relief: [4, 1, 1.5],
      topColour: tone(colour, 0.15),
      inside: `<path d="M${x - r},${y - r * 0.3}L${x},${y}L${x},${y + r * 1.2}L${x - r * 0.7},${y + r * 0.8}Z" fill="${tone(colour, -0.08)}"/><path d="M${x},${y}L${x + r},${y - r * 0.3}L${x + r * 0.7},${y + r * 0.8}L${x},${y + r * 1.2}Z" fill="${tone(colour, -0.17)}"/><path d="M${x - r * 0.45},${y - r * 0.62}L${x + r * 0.1},${y - r * 0.9}L${x},${y - r * 0.1}L${x - r * 0.7},${y - r * 0.25}Z" fill="#fff" opacity=".75"/>`,
    },
  )

export const orb = (x: number, y: number, r: number, colour: string): string =>
  volume(ellipse(x, y, r), colour, {
    relief: [4, r * 0.25, r * 0.3],
    topColour: tone(colour, 0.14),
    gloss: `<ellipse cx="${x - r * 0.3}" cy="${y - r * 0.4}" rx="${r * 0.36}" ry="${r * 0.24}" fill="#fff" opacity=".85"/>`,
  })

export const jewel = (tier: RarityIndex, x: number, y: number, r: number): string => {
  const { gem: colour, metal } = TIERS[tier]
  if (colour === null) return orb(x, y, r * 0.8, tone(metal, -0.1))
  return tier >= 3 ? gem(x, y, r, colour) : orb(x, y, r, colour)
}
