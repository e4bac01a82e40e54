import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { ellipse, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { type GearDrawing, GOLD, gem, gemColour, orb, TIERS } from './tiers.ts'

const chainColour = (tier: RarityIndex): string => {
  if (tier === 0) return '#b08a5a'
  return tier < 3 ? TIERS[tier].metal : GOLD
}

const BEADS: readonly (readonly [x: number, y: number])[] = [
  [214, 322],
  [228, 339],
  [246, 350],
  [278, 350],
  [296, 339],
  [309, 322],
]

const necklace = (tier: RarityIndex): string => {
  const cord = 'M212,320 Q261,384 311,320'
  const beads = BEADS.map(([x, y], index) =>
    orb(x, y, 9, index % 2 && tier >= 2 ? tone(TIERS[tier].main, 0.05) : chainColour(tier)),
  )
  return (
    line(cord, 13, INK) +
    line(cord, 6, tone(chainColour(tier), -0.08)) +
    (tier === 0 ? '' : beads.join('')) +
    place(262, 364, tier < 4 ? 1.3 : 1.06, pendant(tier))
  )
}

/** A few large links and a big pendant, because the icon must be readable at 24 px. */
const picture = (tier: RarityIndex): string => {
  const chain = 'M30,26 C44,92 84,128 128,138 C172,128 212,92 226,26'
  const links = [
    [32, 36],
    [56, 84],
    [200, 84],
    [224, 36],
  ]
  const colour = chainColour(tier)
  return (
    line(chain, 32, INK) +
    line(chain, 16, tone(colour, -0.06)) +
    (tier === 0
      ? ''
      : links.map(([x = 0, y = 0]) => orb(x, y, 19, tier >= 2 ? tone(TIERS[tier].main, 0.06) : colour)).join('')) +
    place(128, tier === 0 ? 158 : 164, tier < 4 ? 3.2 : 2.5, pendant(tier))
  )
}

const pendant = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  let drawing = ''
  if (tier === 0)
    drawing = volume('M-9,-12 C-2,-16 4,-16 10,-12 C8,4 4,12 -1,20 C-6,12 -10,4 -9,-12Z', '#f4ead2', {
      relief: [5, 2, 3],
    })
  else {
    const frame = tier < 3 ? colours.metal : GOLD
    if (tier >= 4) drawing += volume(starPath(0, 2, 30, 17, tier === 4 ? 6 : 8, -90, 0.1), frame, { relief: [5, 2, 3] })
    else drawing += volume(tier === 1 ? ellipse(0, 2, 17) : 'M0,-18 L19,2 L0,24 L-19,2Z', frame, { relief: [5, 2, 3] })
    drawing += tier === 1 ? orb(0, 2, 10, gemColour(tier)) : gem(0, 2, 10 + (tier - 2) * 0.6, gemColour(tier))
  }
  return drawing
}

export const necklaceDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'neck', bone: 'torso', svg: necklace(tier) }],
  icon: picture,
}
