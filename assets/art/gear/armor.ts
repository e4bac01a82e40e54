import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { halo, line, place, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { byRank, type GearDrawing, GOLD, jewel, TIERS } from './tiers.ts'

const LEATHER = '#9a6b42'

const breastplate = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const metal = byRank(tier, LEATHER, colours.metal, GOLD, '#d3274f')
  const trim = byRank(tier, colours.trim, colours.trim, '#e0761a', '#ffd257')
  const outline =
    'M214,324 C198,350 188,376 192,396 C214,420 306,420 326,396 C328,376 322,350 306,324 C290,344 230,344 214,324Z'
  let drawing = volume(outline, metal, {
    relief: [6, 9, 7],
    topColour: tone(metal, 0.08),
    inside:
      `<path d="M268,330 V420 H340 V320Z" fill="${tone(metal, -0.1)}" opacity=".55"/>` +
      (tier === 0
        ? line('M268,338V410 M230,346 l14,60 M302,346 l-10,60', 4, tone(metal, -0.17))
        : line('M222,362 Q246,386 266,372 Q290,386 316,362', 5, tone(metal, -0.22)) +
          line('M266,372 V412', 4, tone(metal, -0.22))) +
      (tier >= 2 ? `<path d="M210,322 Q260,366 310,322 L322,334 Q262,386 204,334Z" fill="${trim}"/>` : ''),
    gloss: `<path d="M208,352 q-8,18 -8,32" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>`,
  })
  drawing +=
    volume(
      'M188,394 C214,416 306,416 330,394 C332,402 332,410 328,414 C304,436 214,436 192,414 C188,410 187,402 188,394Z',
      tier === 0 ? '#5d3d28' : trim,
      { relief: [5, 3, 4] },
    ) +
    volume(
      'M250,400 h32 q4,0 4,5 v16 q0,5 -4,5 h-32 q-4,0 -4,-5 v-16 q0,-5 4,-5Z',
      tier < 4 ? '#ffcf6b' : colours.metal,
      { relief: [4, 2, 3] },
    )
  if (tier >= 1) drawing += jewel(tier, 266, tier >= 2 ? 358 : 352, tier < 2 ? 9 : 10 + tier * 0.8)
  return drawing
}

const pad = (tier: RarityIndex, x: number, y: number, side: 1 | -1): string => {
  const colours = TIERS[tier]
  const metal = byRank(tier, LEATHER, colours.metal, GOLD, '#d3274f')
  const trim = byRank(tier, colours.trim, colours.trim, '#e0761a', '#ffd257')
  if (tier === 0)
    return volume(
      `M${x - 20},${y + 8} C${x - 22},${y - 20} ${x + 22},${y - 20} ${x + 20},${y + 8} Q${x},${y} ${x - 20},${y + 8}Z`,
      LEATHER,
      { relief: [5, 3, 4] },
    )
  let drawing = ''
  if (tier >= 3)
    drawing += volume(`M${x - side * 6},${y - 12} L${x - side * 30},${y - 34} L${x - side * 24},${y - 2}Z`, trim, {
      relief: [5, 2, 3],
    })
  return (
    drawing +
    volume(
      `M${x - 24},${y + 10} C${x - 28},${y - 26} ${x + 26},${y - 26} ${x + 24},${y + 8} Q${x},${y - 2} ${x - 24},${y + 10}Z`,
      metal,
      {
        relief: [5, 4, 5],
        inside: line(`M${x - 26},${y + 4} Q${x},${y - 8} ${x + 26},${y + 2}`, 6, trim),
        gloss: `<ellipse cx="${x - 9}" cy="${y - 10}" rx="6" ry="3.5" fill="#fff" opacity=".8" transform="rotate(-24 ${x - 9} ${y - 10})"/>`,
      },
    )
  )
}

/** For the icon only. Taller than the torso and with a neck hole, so that it reads as armour. */
const cuirass = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const metal = byRank(tier, LEATHER, colours.metal, GOLD, '#d3274f')
  const trim = byRank(tier, '#6d472c', colours.trim, '#e0761a', '#ffd257')
  const outline =
    'M-40,-74 C-30,-58 30,-58 40,-74 L62,-64 C56,-40 60,-22 66,-8 C56,16 52,40 56,72 C30,92 -30,92 -56,72 C-52,40 -56,16 -66,-8 C-60,-22 -56,-40 -62,-64Z'
  let drawing = tier >= 3 ? halo(0, 0, 120, colours.main, 0.5) : ''
  drawing += volume('M-38,-76 C-30,-52 30,-52 38,-76 C30,-84 -30,-84 -38,-76Z', tone(metal, -0.3), {
    relief: [6, 0, 0],
  })
  drawing += volume(outline, metal, {
    relief: [6, 9, 8],
    topColour: tone(metal, 0.1),
    inside:
      `<path d="M4,-90 H90 V100 H4Z" fill="${tone(metal, -0.09)}" opacity=".6"/>` +
      (tier === 0
        ? line('M0,-58 V90 M-34,-60 L-30,86 M34,-60 L30,86', 4, tone(metal, -0.17))
        : line(
            'M-64,-10 Q-32,26 0,4 Q32,26 64,-10 M0,4 V90 M-50,34 Q0,50 50,34 M-52,60 Q0,74 52,60',
            5,
            tone(metal, -0.24),
          )) +
      (tier >= 2 ? `<path d="M-50,-80 C-34,-40 34,-40 50,-80 L66,-68 C44,-20 -44,-20 -66,-68Z" fill="${trim}"/>` : ''),
    gloss: `<path d="M-46,-26 q-10,18 2,44" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".7"/>`,
  })
  drawing +=
    volume('M-58,66 C-30,86 30,86 58,66 L60,84 C32,104 -32,104 -60,84Z', trim, { relief: [5, 3, 4] }) +
    volume('M-17,76 h34 q4,0 4,5 v16 q0,5 -4,5 h-34 q-4,0 -4,-5 v-16 q0,-5 4,-5Z', tier < 4 ? '#ffcf6b' : '#fff0bd', {
      relief: [4, 2, 3],
    })
  const shoulder = (side: 1 | -1) =>
    `<g transform="scale(${side},1)">${tier >= 3 ? volume('M60,-66 L100,-100 L92,-52Z', trim, { relief: [5, 2, 3] }) : ''}${volume('M38,-66 C50,-92 92,-86 98,-46 C100,-34 96,-24 90,-20 C80,-34 60,-44 40,-44Z', metal, { relief: [6, 4, 6], inside: line('M40,-46 C64,-46 84,-36 92,-22', 8, trim), gloss: '<ellipse cx="66" cy="-66" rx="10" ry="5" fill="#fff" opacity=".8" transform="rotate(24 66 -66)"/>' })}${tier >= 4 ? volume('M70,-84 L86,-112 L96,-72Z', trim, { relief: [5, 2, 3] }) : ''}</g>`
  drawing += shoulder(1) + shoulder(-1)
  if (tier >= 1) drawing += jewel(tier, 0, tier >= 2 ? -30 : -14, 10 + tier * 1.2)
  return drawing
}

export const armorDrawing: GearDrawing = {
  worn: (tier) => [
    { slot: 'armor', bone: 'torso', svg: breastplate(tier) },
    { slot: 'armF', bone: 'armF', svg: pad(tier, 308, 342, -1) },
    { slot: 'glove', bone: 'armN', svg: pad(tier, 207, 340, 1) },
  ],
  icon: (tier) => place(128, 124, 0.95, cuirass(tier)),
}
