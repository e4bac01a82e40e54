import { freshId, gradient, seededRandom } from '../kit/svg.ts'
import { mix, tone } from '../kit/tone.ts'
/** The rim with its flags and four rows of pet-eared spectators. */
export const drawStands = (): string => {
  const random = seededRandom(9)
  let drawing = ''
  const cx = 390
  const band = (y: number, h: number, dip: number, c: string, c2: string) => {
    const g = freshId('b')
    return `<defs>${gradient(g, [
      [0, tone(c, 0.05)],
      [1, c2],
    ])}</defs><path d="M-80,${y} Q${cx},${y + dip} 860,${y} V${y + h} Q${cx},${y + h + dip} -80,${y + h}Z" fill="url(#${g})"/>`
  }
  const yat = (y: number, dip: number, x: number) => {
    const u = (x + 80) / 940
    return y + 2 * u * (1 - u) * dip
  }
  // back rim with arches
  drawing += band(392, 80, 70, '#5a3aa8', '#44297f')
  for (let x = -50; x <= 830; x += 58) {
    const y = yat(392, 70, x)
    drawing += `<path d="M${x - 17},${y + 72} V${y + 34} a17,18 0 0 1 34,0 V${y + 72}Z" fill="#281457"/><path d="M${x - 17},${y + 72} V${y + 34} a17,18 0 0 1 34,0" fill="none" stroke="#7d5ad0" stroke-width="4"/>`
  }
  drawing += `<path d="M-80,386 Q390,456 860,386 V402 Q390,472 -80,402Z" fill="#8a66dc"/><path d="M-80,386 Q390,456 860,386" fill="none" stroke="#b79bf5" stroke-width="4"/>`
  for (const [x, c] of [
    [40, '#ff5d7d'],
    [215, '#ffc93c'],
    [565, '#35d6ff'],
    [740, '#ff5d7d'],
  ] as const) {
    const y = yat(392, 70, x)
    drawing += `<path d="M${x},${y + 6} V${y - 86}" stroke="#2b1660" stroke-width="7" stroke-linecap="round"/><path d="M${x + 3},${y - 84} C${x + 24},${y - 94} ${x + 36},${y - 74} ${x + 62},${y - 84} L${x + 50},${y - 66} L${x + 62},${y - 46} C${x + 36},${y - 38} ${x + 24},${y - 56} ${x + 3},${y - 46}Z" fill="${c}"/><path d="M${x + 3},${y - 60} C${x + 24},${y - 70} ${x + 36},${y - 52} ${x + 56},${y - 58} L${x + 62},${y - 46} C${x + 36},${y - 38} ${x + 24},${y - 56} ${x + 3},${y - 46}Z" fill="${tone(c, -0.13)}"/><circle cx="${x}" cy="${y - 88}" r="6" fill="#ffd98a"/>`
  }
  const cols = ['#e86f9a', '#f0a35c', '#6fb7e8', '#8fd17a', '#d78bf0', '#f2d06b', '#7a8cf0', '#e8e0ff'] as const
  for (let r = 0; r < 4; r++) {
    const y = 462 + r * 31,
      dip = 66 - r * 3
    drawing += band(y, 40, dip, mix('#4b2d94', '#38207a', r / 3), mix('#3a2180', '#2c1866', r / 3))
    for (let x = -70; x < 850; x += 23) {
      const xx = x + (r % 2) * 11 + random() * 7 - 3,
        yy = yat(y, dip, xx) + 10 + random() * 7
      const c = mix(cols[Math.floor(random() * cols.length)] ?? cols[0], '#452a8c', 0.42 - r * 0.07)
      const e = random()
      drawing +=
        `<path d="M${xx - 11},${yy + 24} C${xx - 11},${yy + 8} ${xx + 11},${yy + 8} ${xx + 11},${yy + 24}Z" fill="${tone(c, -0.12)}"/><circle cx="${xx}" cy="${yy}" r="9.4" fill="${c}"/>` +
        (e < 0.3
          ? `<path d="M${xx - 8},${yy - 5} l-2,-10 l7,4Z M${xx + 8},${yy - 5} l2,-10 l-7,4Z" fill="${c}"/>`
          : e < 0.45
            ? `<ellipse cx="${xx - 4}" cy="${yy - 13}" rx="3" ry="8" fill="${c}"/><ellipse cx="${xx + 4}" cy="${yy - 13}" rx="3" ry="8" fill="${c}"/>`
            : '') +
        (e > 0.8
          ? `<path d="M${xx - 10},${yy + 12} l-6,-16 M${xx + 10},${yy + 12} l6,-16" stroke="${c}" stroke-width="5" stroke-linecap="round"/>`
          : '')
    }
  }
  return drawing
}
