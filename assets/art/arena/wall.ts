import { fill, freshId, gradient, halo, starPath, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'
/** The wall of the ring with its gate, banners and torches. */
export const drawWall = (): string => {
  const yat = (x: number) => {
    const u = (x + 80) / 940
    return 574 + 2 * u * (1 - u) * 46
  }
  const g = freshId('w')
  let drawing = `<defs>${gradient(g, [
    [0, '#7d59c9'],
    [1, '#4a2c8f'],
  ])}</defs><path d="M-80,574 Q390,620 860,574 V668 Q390,716 -80,668Z" fill="url(#${g})"/>`
  for (let r = 0; r < 3; r++)
    for (let x = -70 + (r % 2) * 34; x < 850; x += 68) {
      const y = yat(x) + 20 + r * 26
      drawing += `<path d="M${x},${y} q2,12 0,24 M${x},${y + 25} q34,3 66,1" stroke="#3b2179" stroke-width="3.5" fill="none" opacity=".75"/><path d="M${x + 6},${y + 4} h22" stroke="#a68bea" stroke-width="3" opacity=".5" stroke-linecap="round"/>`
    }
  drawing += `<path d="M-80,566 Q390,612 860,566 V586 Q390,632 -80,586Z" fill="#a385ea"/><path d="M-80,567 Q390,613 860,567" stroke="#d5c2ff" stroke-width="4" fill="none"/><path d="M-80,586 Q390,632 860,586" stroke="#2b1660" stroke-width="5" fill="none" opacity=".6"/>`
  const gt = 390
  drawing +=
    halo(gt, 640, 120, '#ff9d4a', 0.5) +
    `<path d="M${gt - 76},700 V630 a76,70 0 0 1 152,0 V700Z" fill="#9a7be6" stroke="${INK}" stroke-width="7"/><path d="M${gt - 56},700 V634 a56,54 0 0 1 112,0 V700Z" fill="#ff9d4a"/><path d="M${gt - 56},700 V634 a56,54 0 0 1 112,0 V700Z" fill="#5a1f6b" opacity=".55"/>${[-36, -12, 12, 36].map((x) => `<path d="M${gt + x},586 V700" stroke="${INK}" stroke-width="9"/>`).join('')}<path d="M${gt - 58},630 H${gt + 58} M${gt - 58},664 H${gt + 58}" stroke="${INK}" stroke-width="9"/><path d="M${gt - 76},700 V630 a76,70 0 0 1 152,0 V700 H${gt + 56} V634 a56,54 0 0 0 -112,0 V700Z" fill="#9a7be6"/><path d="M${gt - 70},640 a70,66 0 0 1 40,-62" stroke="#d5c2ff" stroke-width="5" fill="none"/>${volume(starPath(gt, 568, 26, 12, 5, -90, 0.2), '#ffcf3f', { outline: 6, shadeX: 3, shadeY: 4 })}`
  for (const [x, c] of [
    [130, '#d9345f'],
    [650, '#2f6fe0'],
  ] as const) {
    const y = yat(x) - 6
    drawing +=
      volume(`M${x - 42},${y} H${x + 42} V${y + 92} L${x},${y + 74} L${x - 42},${y + 92}Z`, c, {
        outline: 6,
        shadeX: 5,
        shadeY: 6,
        inside: `<path d="M${x - 42},${y + 12} H${x + 42}" stroke="#ffcf3f" stroke-width="6"/>`,
      }) +
      fill(starPath(x, y + 44, 22, 10, 5, -90, 0.1), '#ffcf3f') +
      volume(`M${x - 52},${y - 8} H${x + 52} V${y + 6} H${x - 52}Z`, '#ffcf3f', { outline: 5, shadeX: 2, shadeY: 3 })
  }
  for (const x of [250, 530, 12, 768]) {
    const y = yat(x) - 20
    drawing +=
      halo(x, y - 14, 100, '#ff9d2e', 0.75) +
      volume(`M${x - 20},${y + 8} H${x + 20} L${x + 10},${y + 44} H${x - 10}Z`, '#5a3a2a', {
        outline: 6,
        shadeX: 3,
        shadeY: 4,
      }) +
      fill(
        `M${x},${y - 58} C${x + 24},${y - 34} ${x + 26},${y - 6} ${x + 14},${y + 8} H${x - 14} C${x - 28},${y - 8} ${x - 20},${y - 26} ${x - 10},${y - 34} C${x - 8},${y - 24} ${x - 4},${y - 22} ${x - 2},${y - 24} C${x + 4},${y - 34} ${x + 4},${y - 46} ${x},${y - 58}Z`,
        '#ff6a1f',
      ) +
      fill(
        `M${x + 2},${y - 32} C${x + 14},${y - 18} ${x + 14},${y - 2} ${x + 8},${y + 8} H${x - 8} C${x - 14},${y - 4} ${x - 8},${y - 14} ${x + 2},${y - 32}Z`,
        '#ffe071',
      )
  }
  return drawing
}
