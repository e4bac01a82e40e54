import { ellipse, fill, highlight, line, place, starPath, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { orb } from '../tiers.ts'
import { asWings } from './fit.ts'

const GOLD = '#ffcf3f'
const DEEP_GOLD = '#f2a21a'

const turned = (degrees: number, svg: string): string => `<g transform="rotate(${degrees})">${svg}</g>`

const oakLeaf = (size: number, colour: string): string =>
  `<g transform="scale(${size})">${volume(
    'M6,2 C-16,-6 -22,-34 -44,-30 C-48,-54 -84,-56 -90,-32 C-118,-44 -140,-26 -130,-8 C-166,-12 -172,18 -140,18 C-146,40 -112,52 -94,34 C-90,56 -52,56 -46,32 C-24,36 -16,12 6,4Z',
    colour,
    {
      relief: [7, 3, 7],
      inside: line(
        'M0,3 Q-70,-2 -140,5 M-44,2 L-66,-34 M-48,2 L-68,38 M-88,1 L-110,-24 M-90,2 L-112,32',
        6,
        tone(colour, -0.2),
      ),
    },
  )}</g>`

const acorn = (): string =>
  volume('M-24,0 C-26,34 -8,44 0,50 C8,44 26,34 24,0Z', '#f2b25a', { relief: [5, 3, 4] }) +
  volume('M-32,4 C-34,-24 -14,-30 0,-30 C14,-30 34,-24 32,4 Q0,14 -32,4Z', '#8a4b1c', {
    relief: [5, 3, 4],
    inside: line('M-26,-8 Q0,2 26,-8 M-14,-26 Q-12,-8 -14,6 M14,-26 Q12,-8 14,6', 4, '#6b3512'),
  })

const hamster = (): string =>
  turned(8, oakLeaf(0.82, '#f2913a')) + turned(48, oakLeaf(1.06, '#ffb04e')) + place(-2, -8, 0.8, acorn())

const sparkle = (x: number, y: number, r: number): string =>
  volume(starPath(x, y, r, r * 0.42, 4, -90, 0.2), '#fff6c9', { relief: [4.5, 1, 2] })

const moonbix = (): string =>
  volume('M12,30 C-70,52 -172,-8 -150,-150 C-128,-96 -84,-76 -46,-82 C-34,-46 0,-40 14,-6Z', '#5b4bd8', {
    relief: [8, 4, 8],
    topColour: '#8f83ff',
  }) +
  volume('M4,26 C-58,40 -144,-12 -142,-104 C-118,-52 -64,-28 -8,-24 C6,-20 10,4 4,26Z', '#ffe58a', {
    relief: [7, 4, 7],
    topColour: '#fff8d2',
    inside:
      fill(ellipse(-86, -24, 13, 10), '#f2c84e', 'opacity=".8"') +
      fill(ellipse(-44, 6, 9, 7), '#f2c84e', 'opacity=".8"'),
  }) +
  sparkle(-94, -112, 24) +
  sparkle(-52, -66, 18) +
  sparkle(-148, -166, 16)

const coin = (x: number, y: number, r: number): string =>
  volume(ellipse(x, y, r), GOLD, { relief: [7, 4, 6], topColour: '#fff0a8' }) +
  line(ellipse(x - 1, y - 2, r * 0.76), r * 0.09, DEEP_GOLD) +
  volume(
    `M${x - r * 0.46},${y - r * 0.36} H${x + r * 0.46} Q${x + r * 0.56},${y - r * 0.3} ${x + r * 0.46},${y - r * 0.14} L${x + r * 0.12},${y + r * 0.46} Q${x},${y + r * 0.58} ${x - r * 0.12},${y + r * 0.46} L${x - r * 0.46},${y - r * 0.14} Q${x - r * 0.56},${y - r * 0.3} ${x - r * 0.46},${y - r * 0.36}Z`,
    '#4a2a10',
    { relief: [0, 1, 2] },
  ) +
  highlight(x - r * 0.42, y - r * 0.5, r * 0.2, r * 0.1)

const notcoin = (): string => coin(-8, 2, 34) + coin(-58, -28, 44) + coin(-124, -78, 60)

const ribbon = (length: number, degrees: number, colours: readonly [string, string]): string =>
  turned(
    degrees,
    volume(`M8,-22 L${-length},-30 L${-length + 24},0 L${-length},30 L8,22Z`, colours[0], {
      relief: [7, 3, 6],
      inside:
        fill(`M8,-8 L${-length},-11 V11 L8,8Z`, colours[1]) +
        line(`M8,-17 L${-length},-23`, 3.5, '#fff', 'opacity=".55"'),
    }),
  )

const major = (): string =>
  ribbon(112, -8, ['#2f6fd8', '#f4f8ff']) +
  ribbon(148, 22, ['#d83c4a', '#f4f8ff']) +
  ribbon(170, 52, ['#2f6fd8', GOLD]) +
  volume(starPath(-6, -2, 46, 24, 5, -90, 0.2), GOLD, {
    relief: [6, 3, 4],
    topColour: '#fff0a8',
    inside: line('M-6,-2 V-46 M-6,-2 L36,-16 M-6,-2 L20,34 M-6,-2 L-32,34 M-6,-2 L-48,-16', 3.5, DEEP_GOLD),
  }) +
  orb(-6, -2, 13, '#ff5d6c')

const petal = (length: number, width: number, degrees: number, colour: string): string =>
  turned(
    degrees,
    volume(
      `M6,0 C${-length * 0.3},${-width * 0.7} ${-length * 0.66},${-width} ${-length * 0.94},${-width * 0.46} C${-length * 0.9},${-width * 0.2} ${-length * 0.9},${width * 0.2} ${-length * 0.94},${width * 0.46} C${-length * 0.66},${width} ${-length * 0.3},${width * 0.7} 6,0Z`,
      colour,
      {
        relief: [7, 3, 7],
        topColour: tone(colour, 0.16),
        inside: line(
          `M-18,0 L${-length * 0.72},0 M-26,-7 L${-length * 0.62},${-width * 0.34} M-26,7 L${-length * 0.62},${width * 0.34}`,
          5,
          '#fff',
          'opacity=".6"',
        ),
      },
    ),
  )

const blum = (): string =>
  petal(112, 44, -22, '#e557b4') +
  petal(138, 52, 10, '#ff7cc8') +
  petal(158, 56, 42, '#ff9ad5') +
  petal(146, 48, 74, '#ffb8e2') +
  volume(ellipse(-4, -2, 27), GOLD, { relief: [5.5, 3, 4], topColour: '#fff0a8' }) +
  fill(ellipse(-12, -8, 5) + ellipse(4, -6, 5) + ellipse(-6, 8, 5), DEEP_GOLD)

const toe = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${volume(ellipse(0, 0, 27, 36), '#ffffff', {
    relief: [7, 3, 6],
    inside: fill(ellipse(-1, 4, 15, 21), '#ff9fb8'),
  })}</g>`

const cats = (): string =>
  toe(-44, -112, 14) +
  toe(-100, -116, -8) +
  toe(-146, -78, -36) +
  toe(-150, -22, -74) +
  volume(
    'M14,26 C8,-40 -18,-84 -68,-78 C-118,-72 -138,-26 -110,4 C-88,28 -60,14 -40,34 C-24,50 12,54 14,26Z',
    '#ffffff',
    {
      relief: [8, 5, 9],
      inside: fill('M-30,4 C-34,-38 -56,-58 -80,-50 C-106,-42 -112,-14 -92,-4 C-74,4 -52,2 -30,4Z', '#ff9fb8'),
    },
  )

const leaflet = (x: number, y: number, length: number, degrees: number, colour: string): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${volume(
    `M6,0 C${-length * 0.2},-26 ${-length * 0.7},-24 ${-length},0 C${-length * 0.7},22 ${-length * 0.2},22 6,0Z`,
    colour,
    { relief: [6, 2, 5], inside: line(`M-6,0 L${-length * 0.82},0`, 5, tone(colour, -0.22)) },
  )}</g>`

const seed = (): string =>
  line('M8,18 C-20,-40 -64,-96 -126,-134', 20) +
  leaflet(-20, -26, 78, -26, '#43b04a') +
  leaflet(-52, -66, 84, -12, '#5cc85a') +
  leaflet(-88, -102, 72, 4, '#78d966') +
  leaflet(-22, -34, 66, 118, '#5cc85a') +
  leaflet(-56, -78, 66, 108, '#78d966') +
  leaflet(-110, -124, 62, 46, '#9bea7e') +
  line('M8,18 C-20,-40 -64,-96 -118,-128', 10, '#2f8a3c') +
  orb(0, 2, 18, '#ffd75e')

const bone = (length: number, degrees: number): string =>
  turned(
    degrees,
    volume(
      `M10,-13 H${-length + 26} C${-length + 22},-40 ${-length - 20},-40 ${-length - 14},-12 C${-length - 18},-6 ${-length - 18},6 ${-length - 14},12 C${-length - 20},40 ${-length + 22},40 ${-length + 26},13 H10Z`,
      '#fff3dc',
      { relief: [7, 3, 7], inside: line(`M-14,-5 H${-length + 34}`, 4.5, '#fff') },
    ),
  )

const dogs = (): string =>
  bone(98, -12) +
  bone(132, 20) +
  bone(150, 54) +
  volume('M-34,-30 C-52,-4 -44,28 -22,40 L-4,26 C-16,14 -18,-6 -10,-20Z', '#d83c4a', {
    relief: [6, 2, 4],
    inside: line('M-24,-24 Q-38,4 -14,32', 4, '#ff8a94', 'stroke-dasharray="1 12"'),
  }) +
  volume(ellipse(-12, 44, 17), GOLD, { relief: [5, 2, 3], topColour: '#fff0a8' })

/** Each pair of wings belongs to the players of one house (R50). */
export const HOUSE_WING_ITEMS = {
  'wings-house-0': asWings(hamster, { scale: 0.76, y: 172 }),
  'wings-house-1': asWings(moonbix, { scale: 0.66, y: 176 }),
  'wings-house-2': asWings(notcoin, { scale: 0.63, y: 172 }),
  'wings-house-3': asWings(major, { scale: 0.72, y: 172 }),
  'wings-house-4': asWings(blum, { scale: 0.74, y: 176 }),
  'wings-house-5': asWings(cats, { scale: 0.62, y: 166 }),
  'wings-house-6': asWings(seed, { scale: 0.7, y: 178 }),
  'wings-house-7': asWings(dogs, { scale: 0.72, y: 168 }),
} as const
