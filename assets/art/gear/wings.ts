import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { fill, halo, line, place, volume } from '../kit/svg.ts'
import { mix, tone } from '../kit/tone.ts'
import { type GearDrawing, gemColour, orb, TIERS } from './tiers.ts'

/**
 * Row of long feathers: `outline` runs from the root along the arm to the tip and back. `between` are lines between the
 * feathers.
 */
const LONG = {
  outline:
    'M10,36 C2,-44 -56,-120 -156,-140 C-164,-110 -154,-92 -140,-82 C-154,-70 -150,-48 -130,-40 C-140,-24 -130,-4 -108,0 C-108,20 -94,32 -72,30 C-64,48 -36,52 -20,42 C-8,48 6,46 10,36Z',
  between: 'M-140,-82 L-96,-82 M-130,-40 L-82,-50 M-108,0 L-62,-22 M-72,30 L-40,0',
} as const
const SHORT = {
  outline:
    'M10,30 C2,-42 -48,-106 -130,-126 C-132,-104 -122,-90 -106,-86 C-114,-70 -102,-52 -84,-50 C-86,-30 -70,-18 -50,-20 C-46,0 -20,4 10,30Z',
  between: 'M-106,-86 L-78,-84 M-84,-50 L-58,-56 M-50,-20 L-34,-32',
} as const
const DOWN = 'M10,20 C4,-36 -30,-84 -86,-104 C-90,-86 -80,-74 -68,-72 C-72,-56 -60,-44 -46,-44 C-44,-26 -20,-16 10,20Z'

const row = ({ outline, between }: typeof LONG | typeof SHORT, colour: string): string =>
  volume(outline, colour, { relief: [9, 3, 8], inside: line(between, 7, tone(colour, -0.2)) })

/** One to three rows of feathers, from long to short. Callers make each shorter row lighter, for contrast at 24 px. */
const feathered = (long: string, short?: string, down?: string): string =>
  row(LONG, long) +
  (short === undefined ? '' : row(SHORT, short)) +
  (down === undefined ? '' : volume(DOWN, down, { relief: [7, 3, 6] }))

const membrane = (tier: RarityIndex): string => {
  const { metal, trim, main } = TIERS[tier]
  return (
    volume(
      'M12,34 C-4,-40 -40,-120 -96,-152 L-164,-140 C-150,-112 -148,-88 -166,-54 C-140,-56 -126,-40 -128,-4 C-104,-20 -80,-10 -74,26 C-54,8 -14,10 12,34Z',
      mix(main, '#ffffff', 0.28),
      {
        relief: [9, 6, 9],
        inside: line('M-92,-144 L-160,-62 M-92,-144 L-124,-10 M-88,-140 L-72,20', 11, tone(trim, -0.1)),
      },
    ) +
    volume('M14,34 C4,-30 -30,-112 -90,-146 L-160,-136 L-98,-162 C-24,-140 12,-60 22,-6Z', metal, { relief: [8, 3, 5] })
  )
}

const shards = (tier: RarityIndex): string =>
  volume(
    'M12,36 C2,-44 -56,-116 -166,-158 L-142,-96 L-172,-78 L-128,-50 L-146,-16 L-100,-10 L-104,30 L-58,24 L-36,56 L12,36Z',
    '#d81e57',
    {
      relief: [9, 3, 7],
      inside: line('M-142,-96 L-92,-84 M-128,-50 L-80,-50 M-100,-10 L-58,-22 M-58,24 L-34,0', 7, '#8a0f3d'),
    },
  ) +
  volume('M12,28 C2,-42 -44,-104 -138,-138 L-110,-86 L-126,-68 L-84,-48 L-92,-16 L-46,-18 L12,28Z', '#ff8aa8', {
    relief: [8, 3, 6],
    inside: fill('M-120,-128 C-60,-98 -20,-50 -4,-4 L-20,-20 L-64,-70Z', '#ffe1e8', 'opacity=".9"'),
  }) +
  orb(-8, -4, 22, gemColour(tier))

/** One wing, which extends to the left from its root at 0,0. The other wing is its mirror image. */
const wing = (tier: RarityIndex): string => {
  switch (tier) {
    case 0:
      return feathered('#b59a7b')
    case 1:
      return feathered('#3cc162', '#e6fbe4')
    case 2:
      return feathered('#2f8bff', '#e3f1ff')
    case 3:
      return membrane(tier)
    case 4:
      return feathered('#ff9d1f', '#ffd75e', '#fffbe6')
    case 5:
      return shards(tier)
  }
}

const WORN_SCALE: Readonly<Record<RarityIndex, number>> = { 0: 0.7, 1: 0.78, 2: 0.88, 3: 0.94, 4: 1, 5: 1 }

const glowing = (tier: RarityIndex): string =>
  tier < 3 ? '' : halo(-70, -60, 100 + 10 * tier, TIERS[tier].main, 0.45 + 0.05 * (tier - 3))

export const wingsDrawing: GearDrawing = {
  worn: (tier) => {
    const size = WORN_SCALE[tier]
    // Turned down, so that the outline of the head stays visible.
    const drawn = (): string => `<g transform="rotate(-20)">${glowing(tier)}${wing(tier)}</g>`
    return [
      {
        slot: 'wings',
        bone: 'wings',
        svg: `<g transform="translate(296,340) scale(${-1.06 * size},${1.16 * size})">${drawn()}</g>${place(226, 344, 1.26 * size, drawn())}`,
      },
    ]
  },
  icon: (tier) => {
    const spread = (): string => `<g transform="translate(-16,0) rotate(10)">${wing(tier)}</g>`
    return place(128, 176, 0.74, `<g transform="scale(-1,1)">${spread()}</g>${spread()}`)
  },
}
