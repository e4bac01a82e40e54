import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { line, place, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { byRank, type GearDrawing, GOLD, jewel, TIERS } from './tiers.ts'

/** One boot with the leg's axis at `x`. `extraHeight` lengthens the shaft. */
const boot = (tier: RarityIndex, x: number, extraHeight = 0): string => {
  const colours = TIERS[tier]
  const leather = byRank(tier, '#8a5a34', colours.trim, GOLD, '#c31d47')
  const cuff = byRank(tier, '#c9a27a', colours.metal, '#fff0bd', '#ffd257')
  let drawing = ''
  if (tier >= 3)
    drawing += volume(
      `M${x - 22},424 C${x - 44},420 ${x - 56},404 ${x - 60},388 C${x - 44},394 ${x - 34},396 ${x - 24},404Z`,
      tier === 5 ? '#ff9ab0' : '#f7f3ff',
      { relief: [5, 2, 3], inside: line(`M${x - 28},414 L${x - 50},398`, 3, tone(cuff, -0.2)) },
    )
  drawing += volume(
    `M${x - 25},${412 - extraHeight} L${x + 23},${412 - extraHeight} L${x + 23},412 C${x + 22},424 ${x + 24},430 ${x + 32},432 C${x + 50},436 ${x + 50},460 ${x + 32},460 H${x - 12} C${x - 30},460 ${x - 34},450 ${x - 30},436 L${x - 26},412Z`,
    leather,
    {
      relief: [6, 5, 6],
      inside:
        `<path d="M${x - 40},452 H${x + 60} V466 H${x - 40}Z" fill="${tier === 0 ? '#4a2f20' : tone(leather, -0.25)}"/>` +
        (tier >= 1
          ? `<path d="M${x + 18},428 C${x + 44},430 ${x + 50},446 ${x + 44},452 H${x + 26} C${x + 28},442 ${x + 26},434 ${x + 18},428Z" fill="${cuff}"/>`
          : ''),
      gloss: `<ellipse cx="${x - 12}" cy="430" rx="4" ry="8" fill="#fff" opacity=".5"/>`,
    },
  )
  drawing +=
    `<g transform="translate(0,${-extraHeight})">` +
    volume(`M${x - 28},402 H${x + 26} Q${x + 31},409 ${x + 26},417 H${x - 28} Q${x - 33},409 ${x - 28},402Z`, cuff, {
      relief: [5, 3, 4],
    }) +
    '</g>'
  if (extraHeight)
    drawing +=
      tier < 1
        ? line(
            `M${x - 6},${428 - extraHeight} L${x + 18},${432 - extraHeight} M${x - 6},${442 - extraHeight} L${x + 18},${446 - extraHeight}`,
            4,
            tone(leather, -0.2),
          )
        : volume(`M${x - 4},${424 - extraHeight} H${x + 21} L${x + 24},436 Q${x + 6},440 ${x - 2},430Z`, cuff, {
            relief: [0, 3, 4],
          })
  if (tier >= 2) drawing += jewel(tier, x + 2, 410 - extraHeight, 6 + tier * 0.4)
  return drawing
}

export const bootsDrawing: GearDrawing = {
  worn: (tier) => [
    { slot: 'boots', bone: 'legF', svg: boot(tier, 292) },
    { slot: 'boots', bone: 'legN', svg: boot(tier, 230) },
  ],
  icon: (tier) =>
    place(126, 122, 1.24, place(-264, -410, 1, place(-4, -10, 1, boot(tier, 296, 42)) + boot(tier, 232, 42))),
}
