import type { ArmyPiece } from '#assets/manifest/insignia.ts'
import { aura, gemPip, type InsigniaTier, jewel, laurels, pips, wingPair } from '../kit/ornaments.ts'
import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

interface TierStyle {
  readonly piece: string
  readonly plinth: string
  readonly gem: string
}

/** Ivory, steel, amethyst, gold. The shapes differ as well, so that colour is never the only sign. */
const TIERS: Readonly<Record<InsigniaTier, TierStyle>> = {
  1: { piece: '#e9e4ff', plinth: '#b9a6ff', gem: '#ffffff' },
  2: { piece: '#b4d4ff', plinth: '#6f8fd8', gem: '#36d6ff' },
  3: { piece: '#b890ff', plinth: '#7d4fe0', gem: '#ff7fe0' },
  4: { piece: '#ffcf3f', plinth: '#e0452f', gem: '#ff4d6d' },
}

const column = (colour: string, width = 36): string =>
  volume(
    `M${128 - width},190 C${128 - width * 0.2},164 ${128 - width * 0.5},134 ${128 - width * 0.5},112 H${128 + width * 0.5} C${128 + width * 0.5},134 ${128 + width * 0.2},164 ${128 + width},190Z`,
    colour,
    { relief: [9, 7, 5] },
  )

const collar = (colour: string, y: number, half: number): string =>
  volume(
    `M${128 - half},${y} H${128 + half} Q${128 + half + 9},${y + 9} ${128 + half},${y + 18} H${128 - half} Q${128 - half - 9},${y + 9} ${128 - half},${y}Z`,
    colour,
    { relief: [8, 4, 4] },
  )

const shine = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="12" ry="7" fill="#fff" opacity=".85" transform="rotate(-30 ${x} ${y})"/>`

const TOPS: Readonly<Record<ArmyPiece, (colour: string, trim: string) => string>> = {
  pawn: (colour, trim) =>
    column(colour) +
    volume(ellipse(128, 80, 42), colour, { relief: [9, 7, 8], gloss: shine(112, 60) }) +
    collar(trim, 112, 38),
  knight: (colour, trim) =>
    volume(
      'M80,190 C78,152 114,140 116,118 C98,126 80,138 67,128 C54,116 60,98 76,86 C86,60 98,46 120,38 L116,16 L144,40 C186,52 196,108 180,190Z',
      colour,
      {
        relief: [9, 8, 8],
        inside: `${line('M152,58 C174,90 172,132 164,176', 8, tone(colour, -0.18))}${line('M70,112 l9,-4', 5, INK)}`,
        gloss: shine(104, 62),
      },
    ) +
    fill(ellipse(110, 80, 7.5, 9.5), INK) +
    fill(ellipse(108, 77, 2.6), '#ffffff') +
    collar(trim, 172, 50),
  bishop: (colour, trim) =>
    column(colour) +
    volume('M128,30 C164,58 174,88 154,116 H102 C82,88 92,58 128,30Z', colour, {
      relief: [9, 7, 8],
      inside: line('M136,52 L150,88', 9, INK),
      gloss: shine(110, 72),
    }) +
    volume(ellipse(128, 24, 12), trim, { relief: [7, 2, 3] }) +
    collar(trim, 112, 38),
  rook: (colour, trim) =>
    volume('M86,192 L98,104 H158 L170,192Z', colour, {
      relief: [9, 8, 6],
      inside: fill('M116,192 V164 a12,12 0 0 1 24,0 V192Z', tone(colour, -0.26)),
    }) +
    volume('M70,40 H96 V58 H114 V40 H142 V58 H160 V40 H186 V96 Q186,106 176,106 H80 Q70,106 70,96Z', colour, {
      relief: [9, 7, 8],
      gloss: line('M82,76 H120', 7, '#ffffff', 'opacity=".75"'),
    }) +
    collar(trim, 104, 44),
  king: (colour, trim) =>
    column(colour, 42) +
    volume('M82,116 C58,78 90,58 128,80 C166,58 198,78 174,116Z', colour, { relief: [9, 7, 8], gloss: shine(98, 84) }) +
    volume('M118,20 H138 V34 H154 V54 H138 V82 H118 V54 H102 V34 H118Z', trim, { relief: [8, 3, 4] }) +
    collar(trim, 110, 48),
  queen: (colour, trim) =>
    column(colour, 42) +
    volume('M60,52 L90,84 L102,34 L128,78 L154,34 L166,84 L196,52 L176,120 H80Z', colour, {
      relief: [9, 7, 8],
      gloss: line('M84,104 L96,82', 7, '#ffffff', 'opacity=".8"'),
    }) +
    (
      [
        [60, 48],
        [102, 28],
        [154, 28],
        [196, 48],
      ] as const
    )
      .map(([x, y]) => volume(ellipse(x, y, 11), trim, { relief: [7, 2, 3] }))
      .join('') +
    collar(trim, 114, 50),
}

const foot = (colour: string): string =>
  volume(
    'M62,208 C62,194 78,188 86,182 H170 C178,188 194,194 194,208 V218 Q194,226 186,226 H70 Q62,226 62,218Z',
    colour,
    { relief: [9, 6, 7] },
  )

const plinth = (tier: InsigniaTier, style: TierStyle): string => {
  const half = 46 + tier * 13
  const block = volume(
    `M${128 - half},206 H${128 + half} L${136 + half},238 Q${136 + half},246 ${128 + half},246 H${128 - half} Q${120 - half},246 ${120 - half},238Z`,
    style.plinth,
    { relief: [9, 6, 7], topColour: tone(style.plinth, 0.1) },
  )
  return block + pips(tier, 128, 226, 30, gemPip(12, style.gem))
}

/** One rank of the army ladder (row 159): its chess piece, in a box of 256 × 256. */
export const drawArmyRank = (piece: ArmyPiece, tier: InsigniaTier): string => {
  const style = TIERS[tier]
  const trim = tier === 1 ? style.piece : tier === 4 ? '#fff3dc' : '#ffcf3f'
  const body = TOPS[piece](style.piece, trim)
  if (tier === 1) {
    return `<g transform="translate(128,236) scale(1.2,1.06) translate(-128,-226)">${body}${foot(style.piece)}</g>${pips(1, 128, 216, 0, gemPip(13, style.plinth))}`
  }
  // Wider than real chess pieces, which are unreadable at 20 px.
  const raised = `<g transform="translate(128,208) scale(1.1,.92) translate(-128,-226)">${body}${foot(style.piece)}</g>`
  return (
    aura(tier, style.piece) +
    (tier === 4 ? wingPair(128, 96, 1.22, '#d9d0ff') : '') +
    (tier === 3 ? laurels(128, 214, 98, '#3ddc84') : '') +
    raised +
    plinth(tier, style) +
    (tier === 4 ? jewel(128, 192, 20, '#ff4d6d') : '')
  )
}
