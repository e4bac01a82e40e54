import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { byRank, GOLD, gem, gemColour, orb, TIERS } from '../gear/tiers.ts'
import { ellipse, fill, halo, highlight, line, mirrored, place, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const sack = (): string =>
  volume('M-28,-46 C-44,-74 -20,-80 0,-70 C20,-80 44,-74 28,-46Z', '#c9a27a', {
    relief: [6, 4, 5],
    inside: line('M-10,-66 L-6,-48 M10,-66 L6,-48', 4, '#9a7350'),
  }) +
  volume('M-26,-50 C-74,-18 -84,34 -64,66 C-44,84 44,84 64,66 C84,34 74,-18 26,-50Z', '#c9a27a', {
    relief: [6, 10, 11],
    topColour: '#dcbb96',
    inside:
      line('M-44,24 q-6,16 0,30 M40,4 q8,18 4,34', 5, '#9a7350') +
      fill('M-2,2 h40 v38 h-40Z', '#a8794e') +
      line('M2,6 h32 v30 h-32Z', 3.5, '#f4ead2', 'stroke-dasharray="7 7"'),
  }) +
  volume('M-32,-54 H32 Q38,-46 32,-38 H-32 Q-38,-46 -32,-54Z', '#8a5a34', { relief: [5, 3, 3] }) +
  volume('M28,-42 C44,-34 46,-18 40,-8 L28,-14 C32,-24 30,-32 22,-38Z', '#8a5a34', { relief: [5, 2, 2] })

const bottle = (x: number, y: number, colour: string): string =>
  place(
    x,
    y,
    1,
    volume('M-8,-40 H8 V-22 C24,-16 28,2 24,16 C18,32 -18,32 -24,16 C-28,2 -24,-16 -8,-22Z', '#d9e6ff', {
      relief: [5, 3, 4],
      inside: fill('M-40,-4 Q-12,4 4,-4 T40,-2 V40 H-40Z', colour),
      gloss: highlight(-12, -2, 4, 8, 20, 0.9),
    }) + volume('M-10,-52 H10 V-38 H-10Z', '#a8733f', { relief: [5, 2, 2] }),
  )

const scroll = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${volume('M-13,-44 H13 V30 H-13Z', '#fff3dc', { relief: [5, 4, 2] })}${volume(ellipse(0, -44, 13, 6), '#e2c59a', { relief: [4, 0, 0] })}${volume('M-14,-16 H14 V-2 H-14Z', '#e8334f', { relief: [4, 2, 2] })}</g>`

const wing = (colour: string): string =>
  volume('M52,-24 C76,-44 98,-50 118,-72 C122,-44 116,-30 108,-24 C112,-6 102,6 94,8 C92,22 76,30 58,26Z', colour, {
    relief: [5, 3, 5],
    inside: line('M66,-10 Q94,-18 108,-30 M66,10 Q84,8 96,0', 4, tone(colour, -0.18)),
  })

const shards = (colour: string): string =>
  volume('M50,-6 L92,-78 L90,-44 L124,-62 L108,-24 L128,-16 L98,10 L106,26 L58,34Z', colour, {
    relief: [5, 3, 5],
    inside: fill('M50,-6 L92,-78 L70,-6Z M58,10 L124,-62 L96,-14Z', '#ffe1e8', 'opacity=".8"'),
  })

const pack = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const cloth = byRank(tier, colours.cloth, tone(colours.trim, -0.02), '#e0761a', '#c31d47')
  const trim = byRank(tier, '#c9a27a', '#c98f58', GOLD, '#ffd257')
  let drawing = tier >= 3 ? halo(0, 0, 124, colours.main, 0.5) : ''
  if (tier >= 4) drawing += mirrored(0, () => (tier === 5 ? shards('#ff8aa6') : wing('#fff3cf')))
  if (tier >= 3) drawing += scroll(-36, -58, -18)
  if (tier >= 2)
    drawing +=
      volume(
        'M-56,-78 H56 C70,-78 70,-46 56,-46 H-56 C-70,-46 -70,-78 -56,-78Z',
        tier === 2 ? '#e8d3a8' : colours.metal,
        { relief: [6, 3, 7] },
      ) +
      line('M-26,-76 V-48 M26,-76 V-48', 8, tone(cloth, -0.1)) +
      volume(ellipse(58, -62, 12, 17), tier === 2 ? '#f6e6c6' : tone(colours.metal, 0.05), {
        relief: [5, 0, 0],
        inside: line('M58,-62 a4,5 0 1 1 5,-4', 3.5, tone(cloth, -0.1)),
      })
  else drawing += line('M-22,-52 C-22,-82 22,-82 22,-52', 18, INK) + line('M-22,-52 C-22,-82 22,-82 22,-52', 8, trim)
  drawing += mirrored(0, () =>
    volume('M50,10 C76,6 84,24 80,58 C74,70 58,70 50,64Z', tone(cloth, -0.05), { relief: [6, 3, 5] }),
  )
  drawing += volume('M-58,-34 C-58,-58 58,-58 58,-34 L62,60 C58,82 -58,82 -62,60Z', cloth, {
    relief: [6, 9, 10],
    topColour: tone(cloth, 0.09),
  })
  drawing += volume('M-36,26 H36 Q42,50 34,64 Q0,74 -34,64 Q-42,50 -36,26Z', tone(cloth, 0.04), { relief: [5, 4, 5] })
  drawing += volume('M-62,-38 C-58,-62 58,-62 62,-38 C64,-10 40,14 0,16 C-40,14 -64,-10 -62,-38Z', tone(cloth, 0.05), {
    relief: [6, 6, 7],
    topColour: tone(cloth, 0.13),
    inside: line(
      'M-54,-24 C-46,-2 -20,8 0,8 C20,8 46,-2 54,-24',
      4,
      tier < 4 ? tone(cloth, 0.2) : trim,
      'stroke-dasharray="9 8"',
    ),
    gloss: highlight(-34, -40, 13, 5, -16, 0.55),
  })
  drawing += volume('M-11,-8 H11 V30 H-11Z', trim, { relief: [5, 3, 3] })
  drawing += tier < 3 ? orb(0, 14, 8 + tier * 1.5, gemColour(tier)) : gem(0, 14, 14 + tier, gemColour(tier))
  if (tier >= 3) drawing += bottle(66, 38, gemColour(tier))
  if (tier === 5)
    drawing += place(
      -66,
      60,
      1,
      volume(
        'M0,-46 C26,-16 24,10 0,12 C-24,10 -22,-12 -10,-22 C-8,-16 -4,-14 -2,-16 C-8,-28 -4,-40 0,-46Z',
        '#6ffff0',
        { relief: [5, 3, 3], topColour: '#d6fffb' },
      ),
    )
  return drawing
}

export const drawSupply = (tier: RarityIndex): string =>
  place(128, tier < 3 ? 128 : 142, tier >= 4 ? 0.98 : 1.1, tier === 0 ? sack() : pack(tier))
