import { fill, halo, line, mirrored, seededRandom } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import type { BossArena } from './ground.ts'
import { drawBackdrop, drawGround } from './ground.ts'

const ICE = '#5aa8e6'
const SNOW = '#e8f8ff'

const flakes = (): string => {
  const random = seededRandom(29)
  return Array.from({ length: 60 }, () => {
    const x = -50 + random() * 880
    const y = 30 + random() * 500
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.2 + random() * 2.6).toFixed(1)}" fill="#fff" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
}

const sky = (): string =>
  drawBackdrop(
    [
      [0, '#0a1c4a'],
      [0.35, '#163a7c'],
      [0.6, '#2f72b8'],
      [0.76, '#7cc4ea'],
    ],
    halo(390, 380, 340, '#d6f6ff', 0.85) +
      fill('M206,620 C190,470 210,300 300,236 C350,204 430,204 480,238 C572,300 590,470 576,620Z', '#bfeaff') +
      fill('M240,620 C232,480 250,330 322,272 C362,244 420,246 458,272 C530,330 548,480 540,620Z', '#e6faff') +
      flakes(),
  )

const icicle = (x: number, length: number, half: number, colour: string): string =>
  fill(
    `M${x - half},-10 L${x + half},-10 L${x + half * 0.2},${length} Q${x},${length + 8} ${x - half * 0.2},${length}Z`,
    colour,
  ) + fill(`M${x - half * 0.6},-10 L${x - half * 0.1},-10 L${x - half * 0.06},${length * 0.92}Z`, tone(colour, 0.13))

const far = (): string => {
  const random = seededRandom(41)
  let vault = fill(
    'M-60,-10 H840 V330 C760,250 700,180 590,150 C470,118 320,118 200,150 C90,180 20,250 -60,330Z',
    '#122f6c',
  )
  for (let index = 0; index < 19; index += 1) {
    const x = -44 + index * 48 + random() * 14
    const edge = Math.abs(x - 390) / 450
    const length = 120 + edge * 140 + random() * 80
    vault += icicle(x, length, 15 + random() * 13, index % 2 ? '#2458a4' : '#2f6cba')
  }
  return (
    fill('M220,520 L300,400 L346,450 L400,372 L470,460 L510,420 L570,520 V640 H220Z', '#9fd4f0') +
    fill('M300,400 L346,450 L318,446 L300,430 L282,438Z M400,372 L470,460 L432,446 L408,420 L380,430Z', '#f4fdff') +
    vault
  )
}

const shard = (x: number, y: number, height: number, half: number, degrees: number, colour: string): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${fill(`M0,${-height} L${half},${-height * 0.62} L${half * 0.84},10 H${-half * 0.84} L${-half},${-height * 0.62}Z`, colour)}${fill(
    `M0,${-height} L${-half},${-height * 0.62} L${-half * 0.84},10 H0 L${-half * 0.14},${-height * 0.52}Z`,
    tone(colour, 0.1),
  )}${fill(`M0,${-height} L${-half},${-height * 0.62} L${-half * 0.14},${-height * 0.52} L${half},${-height * 0.62}Z`, tone(colour, 0.18))}</g>`

const wall = (): string =>
  mirrored(
    390,
    () =>
      fill('M-470,180 C-400,260 -350,330 -330,430 C-316,520 -240,590 -150,640 L-150,700 H-470Z', '#3373bd') +
      fill('M-470,300 C-420,350 -390,420 -370,500 C-350,570 -290,620 -210,660 V700 H-470Z', '#4b92d6') +
      line('M-452,380 Q-410,430 -396,510 M-430,540 Q-390,590 -330,620', 7, '#9ed6f7', 'opacity=".7"') +
      shard(-350, 650, 190, 34, -8, ICE) +
      shard(-286, 660, 130, 27, 6, '#6fbcf0') +
      shard(-406, 650, 150, 30, -16, '#4f9adf') +
      shard(-222, 672, 84, 20, 10, ICE),
  ) +
  fill(
    'M-80,640 C40,606 160,640 260,646 C350,652 430,652 520,646 C640,638 740,606 860,640 V668 Q390,716 -80,668Z',
    '#bfe6fa',
  ) +
  fill(
    'M-80,640 C40,606 160,640 260,646 C350,652 430,652 520,646 C640,638 740,606 860,640 L860,650 C740,618 640,650 520,658 C430,664 350,664 260,658 C160,652 40,618 -80,650Z',
    SNOW,
  )

const CRACKS =
  'M-80,736 L30,728 L90,748 L170,736 M860,742 L760,728 L700,748 L620,740 M110,860 L160,812 L130,792 L200,768 M680,860 L640,818 L664,794 L600,774 M350,860 L390,840 L450,848'

const floor = (): string =>
  drawGround({
    stops: [
      [0, '#4f97d4'],
      [0.25, '#7cc0ec'],
      [0.7, '#3f83c8'],
      [1, '#143a78'],
    ],
    shadow: '#1d4a92',
    light: '#eefbff',
    ring: '#f2fdff',
    pebble: '#2f6cb0',
    pebbleTop: '#d8f4ff',
    marks:
      line(CRACKS, 5, '#2b66ac', 'opacity=".8"') +
      line(CRACKS, 2, '#e6f9ff', 'opacity=".9" transform="translate(2,3)"') +
      fill(
        'M60,716 L190,708 L150,724 L40,734Z M560,712 L700,720 L730,734 L600,728Z M150,806 L330,822 L300,838 L120,822Z M520,820 L650,808 L680,822 L560,836Z',
        '#d8f4ff',
        'opacity=".45"',
      ),
  })

const frontShard = (x: number, degrees: number, height: number, half: number, colour: string): string => {
  const outline = `M0,${-height} L${half},${-height * 0.62} L${half * 0.84},10 H${-half * 0.84} L${-half},${-height * 0.62}Z`
  return `<g transform="translate(${x},868) rotate(${degrees})"><path d="${outline}" fill="${INK}" stroke="${INK}" stroke-width="13" stroke-linejoin="round"/></g>${shard(x, 868, height, half, degrees, colour)}`
}

const fore = (): string =>
  halo(-10, 840, 180, '#a8ecff', 0.7) +
  halo(795, 840, 180, '#a8ecff', 0.7) +
  frontShard(-26, -14, 176, 32, ICE) +
  frontShard(28, 8, 128, 27, '#7cc8f5') +
  frontShard(80, 24, 80, 20, ICE) +
  frontShard(808, 14, 184, 33, ICE) +
  frontShard(756, -8, 126, 26, '#7cc8f5') +
  frontShard(706, -24, 74, 19, ICE)

export const ICE_CAVE: BossArena = { sky, far, wall, floor, fore }
