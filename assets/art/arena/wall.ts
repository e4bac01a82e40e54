import { fill, freshId, gradient, halo, starPath, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'
import { onRing, ringBand, ringEdge } from './ring.ts'

const WALL_DIP = 46
const GOLD = '#ffcf3f'
const wallTop = (x: number): number => onRing(574, WALL_DIP, x)

const masonry = (): string => {
  const shade = freshId('w')
  let drawing = `<defs>${gradient(shade, [
    [0, '#7d59c9'],
    [1, '#4a2c8f'],
  ])}</defs>${fill('M-80,574 Q390,620 860,574 V668 Q390,716 -80,668Z', `url(#${shade})`)}`
  for (let row = 0; row < 3; row += 1) {
    for (let x = -70 + (row % 2) * 34; x < 850; x += 68) {
      const y = wallTop(x) + 20 + row * 26
      drawing += `<path d="M${x},${y} q2,12 0,24 M${x},${y + 25} q34,3 66,1" stroke="#3b2179" stroke-width="3.5" fill="none" opacity=".75"/><path d="M${x + 6},${y + 4} h22" stroke="#a68bea" stroke-width="3" opacity=".5" stroke-linecap="round"/>`
    }
  }
  return `${drawing}${fill(ringBand(566, WALL_DIP, 20), '#a385ea')}<path d="${ringEdge(567, WALL_DIP)}" stroke="#d5c2ff" stroke-width="4" fill="none"/><path d="${ringEdge(586, WALL_DIP)}" stroke="#2b1660" stroke-width="5" fill="none" opacity=".6"/>`
}

const gate = (): string => {
  const arch = 'M314,700 V630 a76,70 0 0 1 152,0 V700'
  const opening = 'M334,700 V634 a56,54 0 0 1 112,0 V700Z'
  const bars = [354, 378, 402, 426].map((x) => `<path d="M${x},586 V700" stroke="${INK}" stroke-width="9"/>`).join('')
  return (
    halo(390, 640, 120, '#ff9d4a', 0.5) +
    fill(`${arch}Z`, '#9a7be6', `stroke="${INK}" stroke-width="7"`) +
    fill(opening, '#ff9d4a') +
    fill(opening, '#5a1f6b', 'opacity=".55"') +
    bars +
    `<path d="M332,630 H448 M332,664 H448" stroke="${INK}" stroke-width="9"/>` +
    fill(`${arch} H446 V634 a56,54 0 0 0 -112,0 V700Z`, '#9a7be6') +
    '<path d="M320,640 a70,66 0 0 1 40,-62" stroke="#d5c2ff" stroke-width="5" fill="none"/>' +
    volume(starPath(390, 568, 26, 12, 5, -90, 0.2), GOLD, { relief: [6, 3, 4] })
  )
}

const banner = (x: number, colour: string): string => {
  const y = wallTop(x) - 6
  return (
    volume(`M${x - 42},${y} H${x + 42} V${y + 92} L${x},${y + 74} L${x - 42},${y + 92}Z`, colour, {
      relief: [6, 5, 6],
      inside: `<path d="M${x - 42},${y + 12} H${x + 42}" stroke="${GOLD}" stroke-width="6"/>`,
    }) +
    fill(starPath(x, y + 44, 22, 10, 5, -90, 0.1), GOLD) +
    volume(`M${x - 52},${y - 8} H${x + 52} V${y + 6} H${x - 52}Z`, GOLD, { relief: [5, 2, 3] })
  )
}

const torch = (x: number): string => {
  const y = wallTop(x) - 20
  const flame = `M${x},${y - 58} C${x + 24},${y - 34} ${x + 26},${y - 6} ${x + 14},${y + 8} H${x - 14} C${x - 28},${y - 8} ${x - 20},${y - 26} ${x - 10},${y - 34} C${x - 8},${y - 24} ${x - 4},${y - 22} ${x - 2},${y - 24} C${x + 4},${y - 34} ${x + 4},${y - 46} ${x},${y - 58}Z`
  const core = `M${x + 2},${y - 32} C${x + 14},${y - 18} ${x + 14},${y - 2} ${x + 8},${y + 8} H${x - 8} C${x - 14},${y - 4} ${x - 8},${y - 14} ${x + 2},${y - 32}Z`
  return (
    halo(x, y - 14, 100, '#ff9d2e', 0.75) +
    volume(`M${x - 20},${y + 8} H${x + 20} L${x + 10},${y + 44} H${x - 10}Z`, '#5a3a2a', { relief: [6, 3, 4] }) +
    fill(flame, '#ff6a1f') +
    fill(core, '#ffe071')
  )
}

export const drawWall = (): string =>
  masonry() + gate() + banner(130, '#d9345f') + banner(650, '#2f6fe0') + [250, 530, 12, 768].map(torch).join('')
