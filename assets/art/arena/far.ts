import { fill, place } from '../kit/svg.ts'
import type { ArenaPalette } from './palette.ts'

const HILL = fill('M-60,520 C60,470 180,500 300,480 C460,455 620,500 850,470 V640 H-60Z', '#43257f')

const castleIsland = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    fill('M-90,0 C-70,-14 70,-16 92,0 C70,30 40,40 26,80 C10,60 -10,64 -20,96 C-34,50 -70,34 -90,0Z', '#5b37a8') +
      fill('M-90,0 C-70,-14 70,-16 92,0 C60,12 -60,14 -90,0Z', '#8d63d8') +
      fill(
        'M-30,-4 V-50 L-18,-70 L-6,-50 V-4Z M0,-4 V-74 L16,-98 L32,-74 V-4Z M38,-4 V-40 L48,-56 L58,-40 V-4Z',
        '#472890',
      ) +
      fill('M12,-60h8v12h-8Z M-22,-36h7v10h-7Z', '#ffd98a'),
  )

const mountains = (): string =>
  fill(
    'M-60,470 L20,350 L70,400 L140,300 L220,410 L280,360 L360,440 L430,350 L520,420 L600,320 L680,410 L740,360 L850,470 V620 H-60Z',
    '#512f9e',
  ) +
  fill(
    'M140,300 L220,410 L176,400 L150,360 L120,372Z M600,320 L680,410 L636,400 L612,360 L580,364Z M20,350 L70,400 L36,396Z M430,350 L520,420 L462,404Z',
    '#6e48bf',
  ) +
  castleIsland(190, 190, 0.8) +
  castleIsland(400, 250, 0.46)

const dunes = (): string =>
  fill('M-60,430 C40,380 120,400 220,372 C330,340 420,400 520,380 C640,350 740,400 850,372 V640 H-60Z', '#7a4fc4') +
  fill('M220,372 C290,352 350,372 420,392 C350,386 300,388 250,420 C262,396 250,382 220,372Z', '#a37ae0') +
  fill('M70,420 L150,318 L236,420Z M236,420 L296,344 L352,420Z', '#5b37a8') +
  fill('M150,318 L236,420 H176Z M296,344 L352,420 H312Z', '#472890') +
  castleIsland(640, 170, 0.6) +
  fill('M-60,470 C120,420 260,470 420,440 C580,410 720,460 850,430 V640 H-60Z', '#512f9e')

const spire = (x: number, y: number, height: number, width: number, degrees: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${fill(
    `M0,${-height} L${width},${-height * 0.66} L${width * 0.8},0 H${-width * 0.8} L${-width},${-height * 0.66}Z`,
    '#512f9e',
  )}${fill(`M0,${-height} L${-width},${-height * 0.66} L${-width * 0.8},0 H${-width * 0.1}Z`, '#7a52cc')}${fill(
    `M0,${-height} L${-width},${-height * 0.66} L${-width * 0.1},${-height * 0.56} L${width},${-height * 0.66}Z`,
    '#9a78e6',
  )}</g>`

const crystals = (): string =>
  spire(60, 470, 170, 34, -12) +
  spire(130, 480, 230, 40, -4) +
  spire(206, 480, 150, 30, 10) +
  spire(340, 480, 120, 26, -6) +
  spire(470, 480, 150, 28, 6) +
  spire(590, 480, 210, 38, -8) +
  spire(662, 480, 260, 44, 3) +
  spire(744, 476, 160, 32, 12) +
  castleIsland(390, 230, 0.7)

const temple = (x: number, y: number, scale: number): string => {
  const columns = [-54, -28, -2, 24, 50].map((dx) => fill(`M${dx - 5},-8 V-62 H${dx + 7} V-8Z`, '#d9c8ff')).join('')
  return place(
    x,
    y,
    scale,
    fill('M-96,0 C-70,-14 70,-16 98,0 C70,34 36,44 24,92 C8,64 -8,68 -22,104 C-36,54 -70,36 -96,0Z', '#5b37a8') +
      fill('M-96,0 C-70,-14 70,-16 98,0 C60,14 -60,16 -96,0Z', '#8d63d8') +
      columns +
      fill('M-70,-4 H70 V-12 H-70Z M-68,-60 H68 V-72 H-68Z', '#a98be6') +
      fill('M-76,-72 L0,-112 L76,-72Z', '#b79bf5') +
      fill('M0,-112 L76,-72 H22Z', '#8a66dc') +
      fill('M-6,-88 a6,6 0 1 0 12,0 a6,6 0 1 0 -12,0Z', '#ffd98a'),
  )
}

const temples = (): string =>
  temple(120, 330, 0.95) +
  temple(664, 350, 1.05) +
  temple(214, 236, 0.34) +
  temple(566, 228, 0.36) +
  fill(
    'M-60,470 C0,430 60,440 90,452 C120,420 190,424 212,452 C250,430 310,436 330,462 C370,440 440,440 462,462 C490,432 560,430 588,456 C620,424 700,426 724,452 C760,432 820,436 850,460 V640 H-60Z',
    '#6e48bf',
  )

const DISTANCES = { mountains, dunes, crystals, temples } as const

export const drawFar = (palette: ArenaPalette): string => DISTANCES[palette.far]() + HILL
