import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { ellipse, glow, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { byRank, type GearDrawing, GOLD, gemColour, jewel, orb, TIERS } from './tiers.ts'

const HEATER = 'M0,-62 C22,-54 42,-52 54,-54 C60,-8 46,40 0,68 C-46,40 -60,-8 -54,-54 C-42,-52 -22,-54 0,-62Z'

const roundShield = (metal: string): string =>
  volume(ellipse(0, 0, 56), '#a8733f', {
    relief: [6, 6, 7],
    inside: [-34, -12, 10, 32]
      .map((x) => `<path d="M${x},-60V60" stroke="${tone('#a8733f', -0.14)}" stroke-width="4"/>`)
      .join(''),
  }) +
  `<path d="${ellipse(0, 0, 49)}" fill="none" stroke="${INK}" stroke-width="16"/><path d="${ellipse(0, 0, 49)}" fill="none" stroke="${metal}" stroke-width="9"/>` +
  orb(0, 0, 17, metal) +
  [0, 60, 120, 180, 240, 300]
    .map(
      (a) =>
        `<circle cx="${49 * Math.cos((a * Math.PI) / 180)}" cy="${49 * Math.sin((a * Math.PI) / 180)}" r="3.4" fill="${INK}"/>`,
    )
    .join('')

const shield = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  if (tier === 0) return roundShield(colours.metal)
  let drawing = ''
  if (tier >= 3) drawing += glow(HEATER, colours.main, 14, 0.5)
  if (tier >= 4) {
    const wing = (k: 1 | -1) =>
      `<g transform="scale(${k},1)">${volume('M44,-44 C66,-58 92,-54 104,-72 C108,-44 100,-34 92,-28 C96,-8 84,0 78,4 C78,18 64,26 50,24Z', tier === 5 ? '#ff7a9a' : GOLD, { relief: [5, 3, 5], inside: line('M60,-30 Q84,-34 96,-46 M60,-8 Q76,-8 86,-16', 4, tone(tier === 5 ? '#ff7a9a' : GOLD, -0.18)) })}</g>`
    drawing += wing(1) + wing(-1)
  }
  const rim = byRank(tier, colours.metal, colours.metal, GOLD, '#ffd257')
  const face = tier === 5 ? '#5a1470' : colours.trim
  drawing += volume(HEATER, rim, { relief: [6, 5, 7] })
  const field = 'M0,-46 C16,-41 30,-39 40,-40 C44,-6 34,28 0,50 C-34,28 -44,-6 -40,-40 C-30,-39 -16,-41 0,-46Z'
  drawing += volume(field, face, {
    relief: [4, 3, 4],
    topColour: tone(face, 0.1),
    inside:
      `<path d="M0,-60 H60 V70 H0Z" fill="${tone(face, -0.13)}" opacity=".6"/>` +
      (tier === 1 ? `<path d="M0,-50V60 M-50,-6H50" stroke="${tone(colours.metal, -0.04)}" stroke-width="13"/>` : '') +
      (tier === 2
        ? `<path d="M-50,-30 L0,6 L50,-30 M-50,0 L0,36 L50,0" stroke="${colours.metal}" stroke-width="9" fill="none"/>`
        : '') +
      (tier >= 3
        ? `<g opacity=".9"><path d="${starPath(0, -2, 40, 18, tier === 3 ? 4 : 8, -90, 0.05)}" fill="${tier === 3 ? tone(colours.main, 0.14) : tier === 4 ? '#ffe9a0' : '#ff5c86'}"/></g>`
        : ''),
  })
  drawing += jewel(tier, 0, tier < 3 ? -6 : -2, tier < 2 ? 9 : 11 + tier)
  if (tier >= 2)
    drawing += [-1, 1].map((k) => orb(k * 46, -44, tier >= 4 ? 6.5 : 5, tier >= 4 ? gemColour(tier) : rim)).join('')
  drawing += `<path d="M-46,-38 C-48,-8 -40,22 -18,42" stroke="#fff" stroke-width="4" fill="none" opacity=".55" stroke-linecap="round"/>`
  return drawing
}

export const shieldDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'shield', bone: 'shield', svg: place(318, 396, 1, shield(tier)) }],
  icon: (tier) => place(128, 124, tier >= 4 ? 1.06 : 1.4, shield(tier)),
}
