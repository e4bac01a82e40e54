import { halo, line, place, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { cloud } from './cloud.ts'

export const PROPS = {
  tree: (x: number, y: number, k: number, c = '#43b94f'): string =>
    place(
      x,
      y,
      k,
      volume('M-8,0 L-6,-34 H6 L8,0Z', '#8a5530', { relief: [5, 3, 2] }) +
        volume(
          'M0,-112 C22,-114 34,-98 32,-86 C50,-78 48,-50 28,-44 C16,-32 -16,-32 -28,-44 C-48,-50 -50,-78 -32,-86 C-34,-98 -22,-114 0,-112Z',
          c,
          { relief: [5, 6, 8], topColour: tone(c, 0.13) },
        ),
    ),
  pine: (x: number, y: number, k: number, c = '#2b8a6b', snow = false): string =>
    place(
      x,
      y,
      k,
      volume('M-7,0 V-18 H7 V0Z', '#7a4a2c', { relief: [5, 2, 2] }) +
        volume('M0,-118 L24,-78 H14 L36,-44 H22 L44,-12 H-44 L-22,-44 H-36 L-14,-78 H-24Z', c, {
          relief: [5, 7, 6],
          inside: snow
            ? '<path d="M0,-122 L30,-74 L14,-82 L4,-74 L-8,-84 L-24,-74Z M-40,-40 L-20,-48 L0,-38 L22,-48 L40,-38 L20,-62 H-20Z" fill="#fff" opacity=".95"/>'
            : '',
        }),
    ),
  mountain: (x: number, y: number, k: number, c: string, cap = '#fff'): string =>
    place(
      x,
      y,
      k,
      volume('M-92,0 L-44,-84 L-30,-70 L4,-138 L40,-72 L54,-88 L98,0Z', c, {
        relief: [6, 8, 7],
        inside: `<path d="M4,-146 L110,0 H20 L8,-60 L24,-90Z" fill="${tone(c, -0.12)}"/>${cap ? `<path d="M4,-146 L40,-74 L26,-86 L14,-74 L2,-92 L-12,-78 L-28,-74Z M-44,-90 L-28,-66 L-44,-72 L-56,-58Z M54,-94 L68,-66 L54,-74 L46,-66Z" fill="${cap}"/>` : ''}`,
      }),
    ),
  volcano: (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      k,
      halo(0, -130, 110, '#ff7a2a', 0.8) +
        volume('M-104,0 C-70,-40 -50,-90 -36,-126 H36 C50,-90 70,-40 108,0Z', '#5d3348', {
          relief: [6, 8, 7],
          inside:
            '<path d="M-36,-130 H36 C38,-112 34,-90 30,-62 C26,-42 16,-44 14,-62 C12,-86 2,-88 0,-66 C-2,-30 -14,-24 -18,-52 C-22,-84 -34,-96 -36,-130Z" fill="#ff6a1f"/><path d="M-26,-130 H28 C28,-114 24,-100 22,-86 C16,-98 8,-104 0,-96 C-8,-84 -12,-70 -14,-84 C-18,-104 -24,-112 -26,-130Z" fill="#ffd23e"/>',
        }) +
        `<ellipse cx="0" cy="-127" rx="37" ry="9" fill="#ffb52e" stroke="${INK}" stroke-width="5"/>` +
        cloud(10, -182, 0.42, '#8d6a86', 0.95) +
        cloud(-24, -212, 0.3, '#a5829c', 0.9),
    ),
  cactus: (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      k,
      volume(
        'M-9,0 V-26 H-22 Q-34,-26 -34,-40 V-56 q0,-8 7,-8 q7,0 7,8 V-42 H-9 V-78 q0,-11 10,-11 q10,0 10,11 V-52 H22 V-64 q0,-8 7,-8 q7,0 7,8 V-50 Q36,-36 24,-36 H11 V0Z',
        '#3fae5c',
        { relief: [5, 4, 3] },
      ),
    ),
  pyramid: (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      k,
      volume('M-84,0 L0,-104 L84,0Z', '#f2c56b', {
        relief: [6, 0, 0],
        inside: `<path d="M0,-110 L90,0 H22Z" fill="#c98d3f"/>${[-78, -52, -26].map((q) => `<path d="M-90,${q} H90" stroke="#c98d3f" stroke-width="3.5" opacity=".6"/>`).join('')}<path d="M-12,0 V-22 H8 V0Z" fill="#5c3418"/>`,
      }),
    ),
  crystal: (x: number, y: number, k: number, c = '#ff6fd8', a = 0): string =>
    `<g transform="translate(${x},${y}) rotate(${a}) scale(${k})"><path d="M0,-96 L22,-64 L20,0 H-20 L-22,-64Z" fill="${INK}" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/><path d="M0,-96 L-22,-64 L-20,0 H0 L-2,-54Z" fill="${tone(c, 0.1)}"/><path d="M0,-96 L22,-64 L20,0 H0 L-2,-54Z" fill="${tone(c, -0.1)}"/><path d="M0,-96 L-22,-64 L-2,-54 L22,-64Z" fill="${tone(c, 0.2)}"/></g>`,
  hut: (x: number, y: number, k: number, r = '#e8505b'): string =>
    place(
      x,
      y,
      k,
      volume('M-34,0 V-40 H34 V0Z', '#ffe6bd', {
        relief: [5, 5, 3],
        inside: '<path d="M-10,0 V-24 a10,10 0 0 1 20,0 V0Z" fill="#7a4a2c"/>',
      }) + volume('M-46,-36 L0,-86 L46,-36Z', r, { relief: [5, 5, 5] }),
    ),
  tower: (x: number, y: number, k: number, c = '#cfc6f2', r = '#7a4dff', fl = '#ffc93c'): string =>
    place(
      x,
      y,
      k,
      volume('M-24,0 L-20,-92 H20 L24,0Z', c, {
        relief: [6, 6, 3],
        inside: `<path d="M-6,-60 v-12 a6,6 0 0 1 12,0 v12Z" fill="${INK}"/><path d="M-22,-30 h14 M6,-16 h14" stroke="${tone(c, -0.2)}" stroke-width="4"/>`,
      }) +
        volume('M-30,-88 H30 V-104 H-30Z', c, { relief: [5, 3, 3] }) +
        volume('M-34,-102 C-18,-114 -6,-136 0,-158 C6,-136 18,-114 34,-102Z', r, { relief: [6, 5, 5] }) +
        `<path d="M0,-156 V-182" stroke="${INK}" stroke-width="5"/><path d="M2,-182 L28,-174 L2,-164Z" fill="${fl}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`,
    ),
  mushroom: (x: number, y: number, k: number, c = '#e8505b'): string =>
    place(
      x,
      y,
      k,
      volume('M-14,0 C-10,-20 -10,-30 -12,-40 H12 C10,-30 10,-20 14,0Z', '#fff1dc', { relief: [5, 3, 2] }) +
        volume('M-46,-36 C-46,-74 46,-74 46,-36 C30,-28 -30,-28 -46,-36Z', c, {
          relief: [5, 5, 6],
          inside:
            '<circle cx="-18" cy="-52" r="8" fill="#fff" opacity=".9"/><circle cx="12" cy="-56" r="6" fill="#fff" opacity=".9"/><circle cx="28" cy="-42" r="5" fill="#fff" opacity=".9"/>',
        }),
    ),
  deadTree: (x: number, y: number, k: number, c = '#4a3a6e'): string =>
    place(
      x,
      y,
      k,
      line(
        'M0,0 C2,-30 -4,-50 0,-86 M0,-40 C-16,-52 -24,-62 -28,-82 M-20,-64 L-38,-66 M0,-56 C14,-64 24,-76 26,-96 M20,-76 L38,-78',
        20,
        INK,
      ) +
        line(
          'M0,0 C2,-30 -4,-50 0,-86 M0,-40 C-16,-52 -24,-62 -28,-82 M-20,-64 L-38,-66 M0,-56 C14,-64 24,-76 26,-96 M20,-76 L38,-78',
          9,
          c,
        ),
    ),
  palm: (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      k,
      line('M0,0 C6,-30 2,-60 18,-86', 20, INK) +
        line('M0,0 C6,-30 2,-60 18,-86', 10, '#b9783f') +
        (
          [
            [-1, 0.2],
            [1, 0.3],
            [-0.7, -0.5],
            [0.8, -0.5],
          ] as const
        )
          .map(([a, b]) =>
            volume(
              `M18,-88 C${18 + a * 24},${-118 + b * 10} ${18 + a * 52},${-112 + b * 40} ${18 + a * 64},${-82 + b * 40} C${18 + a * 44},${-94 + b * 26} ${18 + a * 26},${-92 + b * 10} 18,-84Z`,
              '#35b36a',
              { relief: [4, 3, 4] },
            ),
          )
          .join(''),
    ),
  ice: (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      k,
      volume('M-40,0 C-42,-54 42,-54 40,0Z', '#e4f6ff', {
        relief: [5, 5, 6],
        inside:
          '<path d="M-40,-14H40M-34,-30H34M-16,0V-14M16,-14V-30M-10,-30V-46" stroke="#9ed2ee" stroke-width="4"/><path d="M-12,0 V-14 a12,12 0 0 1 24,0 V0Z" fill="#3d6fa8"/>',
      }),
    ),
}
