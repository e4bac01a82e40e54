import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { byRank, GOLD, gem, gemColour, orb, TIERS } from '../gear/tiers.ts'
import { ellipse, glow, highlight, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** Drawn in the opposite direction to the outline, which makes it a hole. */
const hole = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`

const ring = (x: number, y: number, outer: number, inner: number, colour: string): string =>
  volume(`${ellipse(x, y, outer)} ${hole(x, y, inner)}`, colour, { relief: [6, 4, 5], topColour: tone(colour, 0.1) })

const bow = (tier: RarityIndex, metal: string): string => {
  const colours = TIERS[tier]
  const stone = gemColour(tier)
  if (tier === 0) return ring(0, -58, 38, 19, metal)
  if (tier === 1) {
    const leaves = [-150, -30, 90].map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return ring(Math.round(27 * Math.cos(angle)), Math.round(-60 + 27 * Math.sin(angle)), 25, 10, colours.trim)
    })
    return leaves.join('') + orb(0, -60, 12, stone)
  }
  if (tier === 2)
    return (
      volume('M0,-112 L46,-62 L0,-14 L-46,-62Z', metal, { relief: [6, 5, 6] }) +
      volume('M0,-92 L28,-62 L0,-34 L-28,-62Z', colours.trim, { relief: [4, 3, 4] }) +
      orb(0, -62, 13, stone)
    )
  if (tier === 3)
    return (
      mirrored(0, () =>
        volume('M22,-54 C46,-60 66,-78 74,-104 C88,-74 78,-40 30,-30Z', colours.trim, {
          relief: [5, 3, 4],
          inside: line('M34,-46 Q60,-56 72,-78', 4, colours.metal),
        }),
      ) +
      ring(0, -60, 38, 25, metal) +
      gem(0, -60, 22, stone)
    )
  if (tier === 4)
    return (
      volume(starPath(0, -62, 56, 40, 12, -90, 0.2), '#f28a12', { relief: [6, 4, 5] }) +
      volume(ellipse(0, -62, 34), GOLD, { relief: [4, 4, 5], topColour: '#fff0a8' }) +
      gem(0, -62, 21, stone) +
      volume('M-26,-112 L-30,-136 L-12,-124 L0,-142 L12,-124 L30,-136 L26,-112Z', GOLD, { relief: [5, 2, 3] })
    )
  return (
    mirrored(0, () =>
      volume(
        'M20,-52 C52,-58 84,-84 92,-122 C106,-92 102,-64 92,-56 C96,-40 84,-28 76,-28 C70,-14 42,-16 26,-30Z',
        '#ffd257',
        { relief: [5, 3, 5], inside: line('M40,-44 Q76,-58 90,-84 M46,-32 Q70,-36 82,-46', 4, '#d98d1c') },
      ),
    ) +
    volume(
      'M0,-12 C-58,-46 -46,-104 -18,-102 C-8,-101 0,-92 0,-86 C0,-92 8,-101 18,-102 C46,-104 58,-46 0,-12Z',
      '#ff3d6e',
      { relief: [6, 6, 7], topColour: '#ff8aa6', gloss: highlight(-22, -80, 7, 11, 24, 0.7) },
    ) +
    gem(0, -62, 18, stone) +
    volume('M-10,-104 C-18,-124 -2,-128 0,-148 C14,-136 18,-118 10,-104Z', stone, {
      relief: [5, 3, 3],
      topColour: '#d6fffb',
    })
  )
}

const teeth = (tier: RarityIndex): string =>
  [
    'M4,62 H30 V82 H4Z',
    'M4,46 H24 V58 H4Z M4,68 H34 V84 H4Z',
    'M4,44 H34 V58 H22 V68 H34 V84 H4Z',
    'M4,40 H30 V52 H4Z M4,60 H40 V84 H26 V72 H4Z',
    'M4,36 H40 V50 H28 V58 H40 V70 H28 V76 H40 V88 H4Z',
    'M4,30 H46 L38,44 L46,52 L34,60 L46,70 L36,78 L46,92 H4Z',
  ][tier] ?? ''

const key = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const metal = byRank(tier, '#a3835f', colours.metal, GOLD, '#ffd257')
  const shaft = 'M-10,-30 H10 V92 Q0,102 -10,92Z'
  return (
    (tier >= 3 ? glow(`${shaft} ${ellipse(0, -58, 40)}`, colours.main, 12, 0.5) : '') +
    volume(teeth(tier), metal, { relief: [6, 3, 4] }) +
    volume(shaft, metal, {
      relief: [6, 6, 2],
      topColour: tone(metal, 0.1),
      gloss: line('M-5,-10 V84', 3.5, '#fff', 'opacity=".7"'),
    }) +
    volume(
      'M-18,-20 H18 Q23,-12 18,-4 H-18 Q-23,-12 -18,-20Z',
      byRank(tier, tone(metal, -0.08), colours.trim, '#f28a12', '#d3164f'),
      { relief: [5, 3, 3] },
    ) +
    (tier >= 2 ? volume('M-15,8 H15 Q19,14 15,20 H-15 Q-19,14 -15,8Z', colours.trim, { relief: [5, 3, 3] }) : '') +
    bow(tier, metal)
  )
}

const KEY_FIT: Readonly<Record<RarityIndex, string>> = {
  0: 'translate(125,130) rotate(40) scale(1.14)',
  1: 'translate(118,134) rotate(40) scale(1.12)',
  2: 'translate(126,130) rotate(40) scale(1.14)',
  3: 'translate(106,150) rotate(40) scale(1)',
  4: 'translate(108,144) rotate(40) scale(1.04)',
  5: 'translate(92,156) rotate(40) scale(.88)',
}

export const drawKey = (tier: RarityIndex): string => `<g transform="${KEY_FIT[tier]}">${key(tier)}</g>`
