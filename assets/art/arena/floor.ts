import { fill, freshId, gradient, halo, seededRandom, starPath } from '../kit/svg.ts'
/** The ring: flagstones and the golden circle that the fighters stand in. */
export const drawFloor = (): string => {
  const random = seededRandom(21)
  const g = freshId('f'),
    cp = freshId('c')
  let drawing = `<defs>${gradient(g, [
    [0, '#6a44b4'],
    [0.25, '#8a62d2'],
    [0.7, '#5a389f'],
    [1, '#2c1763'],
  ])}<clipPath id="${cp}"><path d="M-80,656 Q390,704 860,656 V860 H-80Z"/></clipPath></defs><path d="M-80,656 Q390,704 860,656 V860 H-80Z" fill="url(#${g})"/><g clip-path="url(#${cp})"><path d="M-80,656 Q390,704 860,656 V682 Q390,728 -80,682Z" fill="#2b1660" opacity=".5"/>`
  for (let r = 0; r < 5; r++) {
    const y = 706 + r * r * 7 + r * 18
    drawing += `<path d="M-80,${y - 20} Q390,${y + 16} 860,${y - 20}" stroke="#4a2c8f" stroke-width="${2.5 + r * 0.8}" fill="none" opacity=".65"/>`
  }
  for (let i = -9; i <= 9; i++)
    drawing += `<path d="M${390 + i * 52},680 L${390 + i * 116},860" stroke="#4a2c8f" stroke-width="3.4" opacity=".5"/>`
  drawing +=
    halo(390, 766, 400, '#ffd9b0', 0.6, 110) +
    `<ellipse cx="390" cy="766" rx="300" ry="62" fill="#9c78e2" opacity=".55"/>`
  for (const [rx, ry, w, c, o] of [
    [306, 64, 10, '#2b1660', 0.55],
    [306, 62, 5, '#ffd27a', 0.95],
    [272, 53, 3, '#ffd27a', 0.7],
    [150, 29, 4, '#ffd27a', 0.6],
  ] as const)
    drawing += `<ellipse cx="390" cy="766" rx="${rx}" ry="${ry}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}"/>`
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.2
    drawing += `<g transform="translate(${390 + 289 * Math.cos(a)},${766 + 57.5 * Math.sin(a)}) scale(1,.42)"><path d="M0,-11L11,0L0,11L-11,0Z" fill="#ffe6a8"/></g>`
  }
  drawing += `<g transform="translate(390,766) scale(1,.21)">${fill(starPath(0, 0, 146, 62, 5, -90, 0.02), '#ffd98f', 'opacity=".6"')}${fill(starPath(0, 0, 96, 42, 5, -90, 0.02), '#8a62d2', 'opacity=".9"')}</g>`
  for (let i = 0; i < 26; i++) {
    const x = -40 + random() * 860,
      y = 708 + random() * 126,
      k = 0.5 + random()
    drawing += `<ellipse cx="${x}" cy="${y}" rx="${7 * k}" ry="${3.4 * k}" fill="#3d2280" opacity=".7"/><ellipse cx="${x - 1}" cy="${y - 2}" rx="${5.5 * k}" ry="${2.6 * k}" fill="#a98be6" opacity=".8"/>`
  }
  return `${drawing}</g>`
}
