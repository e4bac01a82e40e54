import { halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

interface LeagueStyle {
  readonly plate: string
  readonly core: string
  readonly starPoints: number
  readonly wings: string | null
  readonly crown: 'none' | 'small' | 'great'
  readonly glow: number
  readonly flames?: boolean
  readonly ring?: boolean
}

const SHIELD = 'M128,26 C150,40 178,46 202,44 C210,120 190,184 128,226 C66,184 46,120 54,44 C78,46 106,40 128,26Z'
const WING = 'M60,60 C96,52 116,36 122,16 C132,56 124,84 112,98 C120,100 122,110 116,120 C106,140 84,146 62,140Z'

/** Index: tier 0–7 (row 158). The silhouette grows with the tier, so that colour is never the only sign. */
const LEAGUES: readonly LeagueStyle[] = [
  { plate: '#c77b45', core: '#8f4f2c', starPoints: 4, wings: null, crown: 'none', glow: 0 },
  { plate: '#c3cede', core: '#8592ac', starPoints: 5, wings: null, crown: 'none', glow: 0 },
  { plate: '#ffc22e', core: '#d98208', starPoints: 5, wings: '#ffd866', crown: 'none', glow: 0.2 },
  { plate: '#3fd68a', core: '#128a5c', starPoints: 5, wings: '#7df0b4', crown: 'none', glow: 0.5 },
  { plate: '#6fc4ff', core: '#2f6fe0', starPoints: 8, wings: '#a8e0ff', crown: 'none', glow: 0.5 },
  { plate: '#ff3d78', core: '#a3104a', starPoints: 8, wings: '#ffd257', crown: 'small', glow: 0.5 },
  { plate: '#fff0c2', core: '#8a4dff', starPoints: 10, wings: '#ffffff', crown: 'small', glow: 0.8, ring: true },
  { plate: '#8d4dff', core: '#3a0f7a', starPoints: 12, wings: '#ffb627', crown: 'great', glow: 0.9, flames: true },
]

const FLAMES =
  'M128,236 C60,220 14,160 26,92 C34,112 44,118 54,118 C44,78 62,34 92,10 C90,34 98,46 108,50 C112,30 122,8 128,-2 C134,8 144,30 148,50 C158,46 166,34 164,10 C194,34 212,78 202,118 C212,118 222,112 230,92 C242,160 196,220 128,236Z'

const crown = (kind: LeagueStyle['crown']): string => {
  if (kind === 'none') return ''
  if (kind === 'small') {
    return volume('M82,40 L76,2 L106,22 L128,-4 L150,22 L180,2 L174,40Z', '#ffd23e', { relief: [8, 4, 5] })
  }
  return (
    volume('M70,46 L58,-6 L94,20 L128,-22 L162,20 L198,-6 L186,46Z', '#ffd23e', { relief: [8, 5, 6] }) +
    [62, 128, 194]
      .map((x) => volume(`M${x},${x === 128 ? -34 : -18} l10,12 l-10,12 l-10,-12Z`, '#ff4d7d', { relief: [6, 1, 2] }))
      .join('')
  )
}

const styleOf = (tier: number): LeagueStyle => {
  const style = LEAGUES[tier]
  if (!style) throw new RangeError(`There is no league ${tier}: leagues are 0–7`)
  return style
}

// Crowns and flames rise above the box, so the whole drawing is smaller and lower.
const fitted = (drawing: string): string =>
  `<g transform="translate(128,136) scale(.86) translate(-128,-122)">${drawing}</g>`

/** Has no glow: other pictures contain it. */
export const drawLeagueShield = (tier: number): string => {
  const style = styleOf(tier)
  const { wings } = style
  const wingPair = wings
    ? mirrored(128, () =>
        volume(WING, wings, {
          relief: [8, 5, 6],
          inside: line('M66,84 Q104,76 116,50 M66,112 Q96,108 108,100', 6, tone(wings, -0.2)),
        }),
      )
    : ''
  const flames = style.flames ? volume(FLAMES, '#ff3d6e', { relief: [7, 5, 7], topColour: '#ffb627' }) : ''
  const ring = style.ring
    ? `<ellipse cx="128" cy="120" rx="112" ry="112" fill="none" stroke="#ffd23e" stroke-width="8" opacity=".9"/>`
    : ''
  const inner = (size: number) => starPath(128, 118, 52, size, style.starPoints, -90, 0.16)
  return fitted(
    ring +
      flames +
      wingPair +
      volume(SHIELD, style.plate, { relief: [10, 8, 10], topColour: tone(style.plate, 0.14) }) +
      `<g transform="translate(128,128) scale(.74) translate(-128,-124)">${volume(SHIELD, style.core, {
        relief: [6, 6, 8],
      })}</g>` +
      volume(inner(style.starPoints < 5 ? 24 : style.starPoints < 8 ? 25 : 32), tone(style.plate, 0.14), {
        relief: [6, 4, 5],
      }) +
      crown(style.crown),
  )
}

/** 0 Bronze to 7 Mythic, in a 256 × 256 box. */
export const drawLeague = (tier: number): string => {
  const { glow, plate } = styleOf(tier)
  return (glow > 0 ? fitted(halo(128, 124, 140, plate, glow)) : '') + drawLeagueShield(tier)
}
