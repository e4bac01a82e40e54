import { fill, halo, line, mirrored, seededRandom, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import type { BossArena } from './ground.ts'
import { drawBackdrop, drawGround } from './ground.ts'

const BASALT = '#4a2440'
const LAVA = '#ff7a1f'
const HOT = '#ffd23e'

const sparks = (): string => {
  const random = seededRandom(17)
  return Array.from({ length: 46 }, () => {
    const x = -50 + random() * 880
    const y = 40 + random() * 480
    const r = 1.4 + random() * 3
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${random() < 0.5 ? HOT : LAVA}" opacity="${(0.35 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
}

const smoke = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale})">${fill('M-130,30 C-150,-4 -108,-20 -84,-8 C-80,-48 -26,-58 -4,-28 C20,-64 74,-54 76,-16 C108,-28 142,0 124,30Z', colour)}</g>`

const sky = (): string =>
  drawBackdrop(
    [
      [0, '#1e0a24'],
      [0.3, '#4a1233'],
      [0.52, '#96253a'],
      [0.66, '#e2562f'],
      [0.76, '#ffa44a'],
    ],
    halo(390, 470, 380, '#ffb347', 0.6) +
      smoke(130, 150, 1.5, '#37112f') +
      smoke(650, 110, 1.7, '#3d1330') +
      smoke(390, 70, 1.2, '#2e0e2b') +
      smoke(40, 300, 1, '#6a1c38') +
      smoke(735, 310, 1.1, '#74203a') +
      sparks(),
  )

const lavaFall = (path: string, width: number): string =>
  line(path, width + 14, LAVA, 'opacity=".3"') + line(path, width, LAVA) + line(path, width * 0.42, HOT)

const far = (): string =>
  fill('M-60,480 L60,360 L150,420 L230,350 L330,440 L850,470 V700 H-60Z', '#5c1c3c') +
  fill('M850,470 L760,350 L690,410 L610,360 L520,450 V700 H850Z', '#5c1c3c') +
  fill('M150,560 L318,270 Q390,300 462,270 L640,560Z', '#3f1434') +
  fill(
    'M318,270 Q390,300 462,270 L500,330 L470,320 L450,350 L420,316 L386,348 L356,318 L330,342 L296,308Z',
    '#6e2340',
  ) +
  halo(390, 262, 150, '#ffb347', 0.85) +
  fill('M318,270 Q390,244 462,270 Q390,298 318,270Z', HOT) +
  lavaFall('M372,286 C362,340 396,370 380,420 C370,460 392,490 384,560', 14) +
  lavaFall('M430,282 C446,340 430,380 462,430', 9) +
  fill('M-60,500 C80,470 200,510 320,500 C470,486 640,512 850,490 V700 H-60Z', '#4a1738')

const wall = (): string => {
  const random = seededRandom(8)
  let columns = `${halo(390, 640, 420, LAVA, 0.7, 120)}${fill('M-80,560 H860 V690 Q390,730 -80,690Z', '#5a1f3a')}${halo(390, 676, 460, HOT, 0.8, 54)}`
  for (let index = 0; index < 22; index += 1) {
    const x = -76 + index * 44
    const middle = 1 - Math.abs(x - 380) / 470
    const top = 470 + middle * 108 + random() * 44
    const foot = 666 + middle * 22
    if (index % 5 === 3) continue
    const half = 20 + random() * 6
    const face = index % 2 ? BASALT : tone(BASALT, -0.04)
    columns +=
      fill(
        `M${x - half},${top} L${x - half * 0.4},${top - 12} L${x + half * 0.7},${top - 10} L${x + half},${top} V${foot} H${x - half}Z`,
        face,
      ) +
      fill(`M${x + half * 0.35},${top + 2} L${x + half},${top} V${foot} H${x + half * 0.35}Z`, tone(face, -0.07)) +
      fill(
        `M${x - half},${top} L${x - half * 0.4},${top - 12} L${x + half * 0.7},${top - 10} L${x + half},${top} L${x + half * 0.35},${top + 8} L${x - half * 0.5},${top + 7}Z`,
        tone(face, 0.12),
      )
  }
  return columns
}

const CRACKS =
  'M-80,742 L20,730 L70,752 L150,738 M860,748 L770,730 L716,752 L640,742 M90,860 L150,812 L120,790 L190,768 M690,860 L640,820 L668,792 L596,772 M360,860 L384,838 L440,846 M300,690 L330,706 L392,700 L430,714 L500,704'

const floor = (): string =>
  drawGround({
    stops: [
      [0, '#6a2a40'],
      [0.25, '#7d3a4c'],
      [0.7, '#4a1d38'],
      [1, '#2a0f26'],
    ],
    shadow: '#250a20',
    light: '#ffb06a',
    ring: '#ffb347',
    pebble: '#32122c',
    pebbleTop: '#9a5560',
    marks: line(CRACKS, 13, LAVA, 'opacity=".3"') + line(CRACKS, 5.5, LAVA) + line(CRACKS, 2, HOT),
  })

const fore = (): string =>
  halo(-20, 850, 190, LAVA, 0.8) +
  halo(800, 850, 190, LAVA, 0.8) +
  mirrored(390, (side) => {
    const rock = (path: string): string => volume(path, '#3a1a36', { relief: [7, side * 6, 8], topColour: '#6a3350' })
    return (
      rock('M-480,860 L-470,760 L-436,700 L-402,752 L-384,800 L-330,820 L-300,866Z') +
      line('M-440,740 L-446,780 L-424,806 L-436,846', 8, LAVA) +
      line('M-440,740 L-446,780 L-424,806 L-436,846', 3, HOT) +
      rock('M-380,866 L-372,826 L-340,806 L-300,822 L-262,866Z')
    )
  })

export const CALDERA: BossArena = { sky, far, wall, floor, fore }
