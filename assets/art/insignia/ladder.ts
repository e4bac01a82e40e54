import { drawLeagueShield } from '../icons/leagues.ts'
import { type InsigniaTier, laurels, pips, starPip } from '../kit/ornaments.ts'
import { line, mirrored, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** In the league's hue, dark enough for gold stars on top. */
const RIBBONS = ['#7a3f2a', '#56658a', '#a34a0a', '#0b6b4a', '#2447b0', '#8a0f46', '#5a2fb8', '#3a0f7a'] as const

const tails = (half: number, colour: string): string =>
  mirrored(128, () =>
    volume(`M${half - 18},204 H${half + 26} L${half + 12},224 L${half + 26},246 H${half - 18}Z`, tone(colour, -0.08), {
      relief: [8, 3, 5],
    }),
  )

const ribbon = (tier: InsigniaTier, colour: string): string => {
  const half = 10 + tier * 20
  return (
    (tier >= 3 ? tails(half, colour) : '') +
    volume(`M${128 - half},196 Q128,206 ${128 + half},196 V234 Q128,246 ${128 - half},234Z`, colour, {
      relief: [8, 4, 6],
      topColour: tone(colour, 0.1),
      inside: line(`M${128 - half + 6},204 Q128,213 ${128 + half - 6},204`, 4, tone(colour, 0.2)),
    }) +
    pips(tier, 128, 219, 36, starPip(18))
  )
}

/** One rank of the PvP ladder (row 158): the league's shield over a ribbon with one to four stars. */
export const drawPvpRank = (league: number, tier: InsigniaTier): string => {
  const colour = RIBBONS[league]
  if (colour === undefined) throw new RangeError(`There is no league ${league}: leagues are 0–7`)
  // The first two leagues have no wings, so their shields may be larger.
  const size = league < 2 ? 1.06 : 0.93
  return (
    (tier === 4 ? laurels(128, 214, 100, '#ffcf3f') : '') +
    `<g transform="translate(128,206) scale(${size}) translate(-128,-226)">${drawLeagueShield(league)}</g>` +
    ribbon(tier, colour)
  )
}
