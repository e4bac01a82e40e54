import type { RarityIndex } from '../../manifest/fighter-layers.ts'
import { glow, line, place, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { type GearDrawing, GOLD, jewel, orb, TIERS } from './tiers.ts'

const sword = (tier: RarityIndex): string => {
  const colours = TIERS[tier],
    w = 13 + tier * 1.6,
    L = 122 + tier * 7
  let d: string
  if (tier < 2) d = `M${-w},-16 L${-w + 1},${-L + 26} L0,${-L} L${w - 1},${-L + 26} L${w},-16Z`
  else if (tier < 4)
    d = `M${-w},-16 C${-w * 0.7},-50 ${-w * 1.35},${-L * 0.55} ${-w * 1.15},${-L + 40} L0,${-L} L${w * 1.15},${-L + 40} C${w * 1.35},${-L * 0.55} ${w * 0.7},-50 ${w},-16Z`
  else if (tier === 4)
    d = `M${-w},-16 L${-w - 10},-34 L${-w + 2},-40 C${-w * 0.8},-70 ${-w * 1.5},${-L * 0.6} ${-w * 1.2},${-L + 44} L0,${-L} L${w * 1.2},${-L + 44} C${w * 1.5},${-L * 0.6} ${w * 0.8},-70 ${w - 2},-40 L${w + 10},-34 L${w},-16Z`
  else
    d = `M${-w},-16 C${-w - 14},-30 ${-w + 2},-44 ${-w - 4},-60 C${-w - 14},-76 ${-w + 2},-88 ${-w - 6},-106 C${-w - 4},-128 ${-8},-136 6,${-L - 8} C14,-138 ${w + 12},-128 ${w + 2},-104 C${w - 4},-88 ${w + 14},-76 ${w + 4},-58 C${w - 2},-44 ${w + 14},-30 ${w},-16Z`
  const bl = colours.metal
  let drawing =
    (tier >= 3 ? glow(d, colours.main, 10 + tier * 3, 0.4 + tier * 0.05) : '') +
    volume(d, bl, {
      outline: 6,
      shadeX: 0,
      shadeY: 0,
      topColour: tone(bl, 0.1),
      inside: `<path d="M0,0 L0,${-L - 12} L60,${-L - 12} L60,0Z" fill="${tone(bl, -0.17)}" opacity=".75"/><path d="M${-w + 4},-18 L${-w + 5},${-L + 30}" stroke="#fff" stroke-width="4" opacity=".85"/>${tier > 0 ? `<path d="M0,-18 L0,${-L + 34}" stroke="${tier >= 3 ? (colours.gem ?? colours.metal) : tone(colours.trim, 0.06)}" stroke-width="${tier >= 3 ? 7 : 6}" stroke-linecap="round"/>` : ''}${tier >= 3 ? [0, 1, 2].map((i) => `<path d="M-6,${-44 - i * 22} l6,-7 l6,7" stroke="#fff" stroke-width="3" fill="none" opacity=".9"/>`).join('') : ''}`,
    })
  const gd =
    tier === 0
      ? 'M-28,-20 H28 Q32,-14 28,-8 H-28 Q-32,-14 -28,-20Z'
      : tier < 3
        ? 'M-36,-26 C-22,-16 22,-16 36,-26 C40,-12 26,-4 12,-4 H-12 C-26,-4 -40,-12 -36,-26Z'
        : tier < 5
          ? 'M-44,-36 C-38,-20 -22,-18 0,-18 C22,-18 38,-20 44,-36 C52,-14 32,0 12,0 H-12 C-32,0 -52,-14 -44,-36Z'
          : 'M-52,-30 C-40,-30 -36,-16 -18,-18 C-8,-26 8,-26 18,-18 C36,-16 40,-30 52,-30 C50,-6 30,4 12,2 H-12 C-30,4 -50,-6 -52,-30Z'
  drawing += volume('M-7,-4 H7 L6,30 H-6Z', colours.cloth, {
    outline: 5,
    shadeX: 2,
    shadeY: 0,
    inside: line('M-9,6 L9,1 M-9,15 L9,10 M-9,24 L9,19', 3, tone(colours.cloth, -0.16)),
  })
  drawing +=
    volume(gd, tier === 0 ? tone(colours.metal, -0.14) : tier < 4 ? colours.trim : tier === 4 ? GOLD : '#ffd257', {
      outline: 5,
      shadeX: 2,
      shadeY: 4,
    }) +
    jewel(tier, 0, -14, tier < 2 ? 7 : 9 + tier * 0.6) +
    orb(0, 34, 8 + tier * 0.5, tier < 4 ? tone(colours.trim, 0.02) : GOLD)
  return drawing
}

/** Swords; the grip is in the near hand. */
export const swordDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'weapon', bone: 'weapon', svg: place(208, 398, 1.32, sword(tier)) }],
  icon: (tier) => `<g transform="translate(76,186) rotate(45) scale(${1.42 - tier * 0.035})">${sword(tier)}</g>`,
}
