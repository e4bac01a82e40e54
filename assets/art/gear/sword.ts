import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { glow, line, place, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { byRank, type GearDrawing, GOLD, gemColour, jewel, orb, TIERS } from './tiers.ts'

const bladeLength = (tier: RarityIndex): number => 122 + tier * 7
const bladeHalfWidth = (tier: RarityIndex): number => 13 + tier * 1.6

const bladePath = (tier: RarityIndex): string => {
  const length = bladeLength(tier)
  const half = bladeHalfWidth(tier)
  if (tier < 2)
    return `M${-half},-16 L${-half + 1},${-length + 26} L0,${-length} L${half - 1},${-length + 26} L${half},-16Z`
  if (tier < 4)
    return `M${-half},-16 C${-half * 0.7},-50 ${-half * 1.35},${-length * 0.55} ${-half * 1.15},${-length + 40} L0,${-length} L${half * 1.15},${-length + 40} C${half * 1.35},${-length * 0.55} ${half * 0.7},-50 ${half},-16Z`
  if (tier === 4)
    return `M${-half},-16 L${-half - 10},-34 L${-half + 2},-40 C${-half * 0.8},-70 ${-half * 1.5},${-length * 0.6} ${-half * 1.2},${-length + 44} L0,${-length} L${half * 1.2},${-length + 44} C${half * 1.5},${-length * 0.6} ${half * 0.8},-70 ${half - 2},-40 L${half + 10},-34 L${half},-16Z`
  return `M${-half},-16 C${-half - 14},-30 ${-half + 2},-44 ${-half - 4},-60 C${-half - 14},-76 ${-half + 2},-88 ${-half - 6},-106 C${-half - 4},-128 ${-8},-136 6,${-length - 8} C14,-138 ${half + 12},-128 ${half + 2},-104 C${half - 4},-88 ${half + 14},-76 ${half + 4},-58 C${half - 2},-44 ${half + 14},-30 ${half},-16Z`
}

const guardPath = (tier: RarityIndex): string => {
  if (tier === 0) return 'M-28,-20 H28 Q32,-14 28,-8 H-28 Q-32,-14 -28,-20Z'
  if (tier < 3) return 'M-36,-26 C-22,-16 22,-16 36,-26 C40,-12 26,-4 12,-4 H-12 C-26,-4 -40,-12 -36,-26Z'
  if (tier < 5)
    return 'M-44,-36 C-38,-20 -22,-18 0,-18 C22,-18 38,-20 44,-36 C52,-14 32,0 12,0 H-12 C-32,0 -52,-14 -44,-36Z'
  return 'M-52,-30 C-40,-30 -36,-16 -18,-18 C-8,-26 8,-26 18,-18 C36,-16 40,-30 52,-30 C50,-6 30,4 12,2 H-12 C-30,4 -50,-6 -52,-30Z'
}

const sword = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const length = bladeLength(tier)
  const half = bladeHalfWidth(tier)
  const path = bladePath(tier)
  const metal = colours.metal
  let drawing =
    (tier >= 3 ? glow(path, colours.main, 10 + tier * 3, 0.4 + tier * 0.05) : '') +
    volume(path, metal, {
      relief: [6, 0, 0],
      topColour: tone(metal, 0.1),
      inside: `<path d="M0,0 L0,${-length - 12} L60,${-length - 12} L60,0Z" fill="${tone(metal, -0.17)}" opacity=".75"/><path d="M${-half + 4},-18 L${-half + 5},${-length + 30}" stroke="#fff" stroke-width="4" opacity=".85"/>${tier > 0 ? `<path d="M0,-18 L0,${-length + 34}" stroke="${tier >= 3 ? gemColour(tier) : tone(colours.trim, 0.06)}" stroke-width="${tier >= 3 ? 7 : 6}" stroke-linecap="round"/>` : ''}${tier >= 3 ? [0, 1, 2].map((i) => `<path d="M-6,${-44 - i * 22} l6,-7 l6,7" stroke="#fff" stroke-width="3" fill="none" opacity=".9"/>`).join('') : ''}`,
    })
  drawing += volume('M-7,-4 H7 L6,30 H-6Z', colours.cloth, {
    relief: [5, 2, 0],
    inside: line('M-9,6 L9,1 M-9,15 L9,10 M-9,24 L9,19', 3, tone(colours.cloth, -0.16)),
  })
  drawing +=
    volume(guardPath(tier), byRank(tier, tone(colours.metal, -0.14), colours.trim, GOLD, '#ffd257'), {
      relief: [5, 2, 4],
    }) +
    jewel(tier, 0, -14, tier < 2 ? 7 : 9 + tier * 0.6) +
    orb(0, 34, 8 + tier * 0.5, tier < 4 ? tone(colours.trim, 0.02) : GOLD)
  return drawing
}

export const swordDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'weapon', bone: 'weapon', svg: place(208, 398, 1.32, sword(tier)) }],
  icon: (tier) => `<g transform="translate(76,186) rotate(45) scale(${1.42 - tier * 0.035})">${sword(tier)}</g>`,
}
