import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { line, place, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { byRank, type GearDrawing, GOLD, jewel, TIERS } from './tiers.ts'

const helmet = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const metal = byRank(tier, '#9a7350', colours.metal, GOLD, '#d3274f')
  const trim = byRank(tier, colours.trim, colours.trim, '#f28a12', '#ffd257')
  const dome =
    'M160,190 C152,112 204,84 260,84 C318,84 370,112 362,190 C340,170 302,162 262,162 C220,162 180,170 160,190Z'
  let drawing = ''
  const horn = (side: 1 | -1, colour: string) =>
    `<g transform="translate(261,0) scale(${side},1)">${volume('M78,128 C112,130 136,104 132,58 C150,92 150,150 92,166Z', colour, { relief: [6, 4, 5], inside: line('M96,120 q14,10 14,26 M114,104 q14,10 16,22', 4, tone(colour, -0.14)) })}</g>`
  const wingOf = (side: 1 | -1, colour: string) =>
    `<g transform="translate(261,0) scale(${side},1)">${volume('M80,150 C96,128 128,116 154,74 C162,104 156,118 148,126 C156,130 156,142 146,148 C150,158 140,166 128,166 C116,174 96,172 84,168Z', colour, { relief: [6, 4, 5], inside: line('M96,146 Q128,132 146,106 M98,158 Q126,152 140,138', 4, tone(colour, -0.16)) })}</g>`
  if (tier === 2) drawing += horn(1, '#f4ead2') + horn(-1, '#f4ead2')
  if (tier === 3) drawing += wingOf(1, colours.metal) + wingOf(-1, colours.metal)
  if (tier === 4) drawing += wingOf(1, '#fff3cf') + wingOf(-1, '#fff3cf')
  if (tier === 5) drawing += horn(1, '#ffd257') + horn(-1, '#ffd257')
  if (tier >= 4) {
    const plume = tier === 4 ? '#e8334f' : '#ff4d7d'
    drawing += volume('M250,92 C236,60 190,50 168,66 C186,34 236,18 282,36 C318,50 322,84 290,96Z', plume, {
      relief: [6, 4, 6],
      inside: line('M196,60 Q244,46 268,88 M232,44 Q276,52 282,88', 5, tone(plume, -0.15)),
    })
  }
  drawing += volume(dome, metal, {
    relief: [6, 9, 9],
    topColour: tone(metal, 0.1),
    inside: tier === 0 ? line('M214,80 Q206,130 208,176 M306,80 Q316,130 314,176', 4, tone(metal, -0.15)) : '',
    gloss: `<path d="M186,134 C196,110 216,100 234,97" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round" opacity=".75"/>`,
  })
  if (tier >= 1) drawing += volume('M246,86 C250,76 274,76 278,86 L284,164 H240Z', trim, { relief: [5, 3, 3] })
  const band =
    'M158,194 C160,174 206,154 262,154 C318,154 362,174 364,194 C362,204 358,208 354,208 C330,184 300,176 262,176 C222,176 192,184 168,208 C162,206 158,202 158,194Z'
  drawing += volume(band, tier === 0 ? colours.metal : trim, {
    relief: [5, 3, 5],
    inside: [184, 214, 310, 340]
      .map((x, i) => `<circle cx="${x}" cy="${[184, 172, 172, 184][i]}" r="4" fill="${INK}" opacity=".6"/>`)
      .join(''),
  })
  drawing += jewel(tier, 263, 160, tier < 2 ? 10 : 12 + tier)
  return drawing
}

/** Drawn for a head 200 wide. The manifest fits it to each pet. */
export const helmetDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'helmet', bone: 'helmet', svg: helmet(tier) }],
  icon: (tier) => place(128, tier >= 4 ? 146 : 138, tier < 2 ? 0.86 : 0.7, place(-261, -148, 1, helmet(tier))),
}
