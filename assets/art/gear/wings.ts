import type { RarityIndex } from '../../manifest/fighter-layers.ts'
import { halo, line, place, volume } from '../kit/svg.ts'
import { mix, tone } from '../kit/tone.ts'
import { type GearDrawing, gemColour, orb, TIERS } from './tiers.ts'

/** A fan of `count` feathers, the longest `length` long, `spread` degrees apart; it turns to `tip` at the ends. */
const feathers = (count: number, colour: string, tip: string, length: number, spread: number): string =>
  Array.from({ length: count }, (_, index) => {
    const fromEnd = count - 1 - index
    const own = length * (1.08 - 0.1 * index)
    const vein = line(`M-10,0 Q${-own * 0.5},-6 ${-own * 0.86},1`, 3, tone(tip, -0.14), 'opacity=".6"')
    const feather = volume(
      `M0,-15 C${-own * 0.4},-24 ${-own * 0.85},-20 ${-own},2 C${-own * 0.8},17 ${-own * 0.35},19 0,13Z`,
      mix(colour, tip, index * 0.12),
      {
        outline: 6,
        shadeX: 2,
        shadeY: 5,
        inside: `<path d="M${-own},-30 L${-own * 0.72},-30 L${-own * 0.62},40 H${-own}Z" fill="${tip}" opacity=".75"/>${vein}`,
      },
    )
    return `<g transform="rotate(${-12 + fromEnd * spread * 1.12})">${feather}</g>`
  }).join('')

/** The near wing from its root at 0,0 to the left. */
const wing = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  if (tier === 0) return feathers(3, '#d9cdbd', '#a58e74', 96, 22)
  if (tier === 1) return feathers(4, '#eafbe9', '#52c972', 112, 20)
  if (tier === 2) return feathers(4, '#f2f8ff', '#4aa0ff', 130, 20)
  if (tier === 3)
    return (
      halo(-70, -60, 110, colours.main, 0.5) +
      volume(
        'M0,14 C-20,-40 -60,-110 -120,-134 C-112,-110 -120,-96 -138,-84 C-118,-76 -116,-56 -140,-34 C-112,-34 -100,-20 -108,8 C-84,-4 -64,0 -56,22 C-40,10 -20,12 0,14Z',
        colours.trim,
        {
          outline: 6,
          shadeX: 5,
          shadeY: 8,
          inside:
            line(
              'M-4,8 C-30,-40 -70,-100 -116,-128 M-8,8 L-132,-84 M-8,10 L-134,-36 M-10,12 L-106,6',
              6,
              tone(colours.trim, -0.17),
            ) +
            `<path d="M-4,4 C-30,-50 -70,-104 -116,-128 L-100,-90 Z" fill="${tone(colours.main, 0.14)}" opacity=".6"/>`,
        },
      )
    )
  if (tier === 4)
    return (
      halo(-70, -60, 125, colours.main, 0.6) +
      feathers(5, '#fff8df', '#ffb627', 150, 17) +
      `<g transform="scale(.62)">${feathers(4, '#ffffff', '#ffe08a', 120, 20)}</g>`
    )
  return (
    halo(-70, -60, 130, colours.main, 0.65) +
    [4, 3, 2, 1, 0]
      .map(
        (i) =>
          `<g transform="rotate(${-16 + i * 25})">${volume(`M0,-8 L${-60 - ((i * 37) % 20)},-22 L${-164 + Math.abs(i - 1.5) * 20},-2 L${-70},16 L0,8Z`, i % 2 ? '#ff4d7d' : '#ff8aa6', { outline: 6, shadeX: 2, shadeY: 4, inside: `<path d="M0,0 L-170,-2 L-70,20 L0,10Z" fill="#b3123f" opacity=".75"/><path d="M-20,-6 L-64,-16 L-120,-6Z" fill="#ffe1e8" opacity=".85"/>` })}</g>`,
      )
      .join('') +
    orb(-4, 0, 15, gemColour(tier))
  )
}

const ICON_Y: Readonly<Record<RarityIndex, number>> = { 0: 160, 1: 160, 2: 172, 3: 178, 4: 172, 5: 172 }
const ICON_SCALE: Readonly<Record<RarityIndex, number>> = { 0: 0.92, 1: 0.92, 2: 0.8, 3: 0.8, 4: 0.72, 5: 0.72 }

/** Wings behind the back, the far one first. */
export const wingsDrawing: GearDrawing = {
  worn: (tier) => [
    {
      slot: 'wings',
      bone: 'wings',
      svg: `<g transform="translate(296,340) scale(-1.06,1.16)">${wing(tier)}</g>${place(226, 344, 1.26, wing(tier))}`,
    },
  ],
  icon: (tier) =>
    place(
      128,
      ICON_Y[tier],
      ICON_SCALE[tier],
      `<g transform="translate(2,0) scale(-1,1)">${wing(tier)}</g>${place(-2, 0, 1, wing(tier))}`,
    ),
}
