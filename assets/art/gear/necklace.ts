import type { RarityIndex } from '../../manifest/fighter-layers.ts'
import { ellipse, glow, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { type GearDrawing, GOLD, gem, gemColour, orb, TIERS } from './tiers.ts'

const necklace = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const chain = tier === 0 ? '#b08a5a' : tier < 3 ? colours.metal : GOLD
  const beads = Array.from({ length: 11 }, (_, i): [number, number] => [
    212 + (i / 10) * 98,
    322 + Math.sin((i / 10) * Math.PI) * 26,
  ])
  let drawing = beads
    .map(([x, y]) => (tier === 0 ? '' : `<circle cx="${x}" cy="${y}" r="8.5" fill="${INK}"/>`))
    .join('')
  drawing +=
    tier === 0
      ? line('M212,322 Q261,374 310,322', 11, INK) + line('M212,322 Q261,374 310,322', 4.5, chain)
      : beads
          .map(
            ([x, y], i) =>
              `<circle cx="${x}" cy="${y}" r="5" fill="${i % 2 && tier >= 2 ? tone(colours.main, 0.05) : chain}"/><circle cx="${x - 1.5}" cy="${y - 1.8}" r="1.7" fill="#fff" opacity=".85"/>`,
          )
          .join('')
  return drawing + place(262, 366, 1, pendant(tier))
}

const pendant = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  let drawing = ''
  if (tier === 0)
    drawing = volume('M-9,-12 C-2,-16 4,-16 10,-12 C8,4 4,12 -1,20 C-6,12 -10,4 -9,-12Z', '#f4ead2', {
      outline: 5,
      shadeX: 2,
      shadeY: 3,
    })
  else {
    const frame = tier < 3 ? colours.metal : GOLD
    if (tier >= 3) drawing += glow(ellipse(0, 2, 20), colours.main, 8, 0.6)
    if (tier >= 4)
      drawing += volume(starPath(0, 2, 30, 17, tier === 4 ? 6 : 8, -90, 0.1), frame, {
        outline: 5,
        shadeX: 2,
        shadeY: 3,
      })
    else
      drawing += volume(tier === 1 ? ellipse(0, 2, 17) : 'M0,-18 L19,2 L0,24 L-19,2Z', frame, {
        outline: 5,
        shadeX: 2,
        shadeY: 3,
      })
    drawing += tier === 1 ? orb(0, 2, 10, gemColour(tier)) : gem(0, 2, 10 + (tier - 2) * 0.6, gemColour(tier))
  }
  return drawing
}

/** Necklaces. */
export const necklaceDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'neck', bone: 'torso', svg: necklace(tier) }],
  icon: (tier) => place(128, 114, 1.75, place(-261, -350, 1, necklace(tier))),
}
