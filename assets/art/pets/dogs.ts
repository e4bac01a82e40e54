import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces, nose } from '../kit/face.ts'
import { highlight, volume } from '../kit/svg.ts'

export const drawDogs = (): DrawnPart[] => {
  const fur = '#fdf6ee'
  const patch = '#6b5288'
  const ear = (x: number, s: number) =>
    volume(
      `M${x + s * 22},140 C${x - s * 14},110 ${x - s * 64},126 ${x - s * 84},188 C${x - s * 106},252 ${x - s * 104},330 ${x - s * 64},334 C${x - s * 22},334 ${x - s * 8},256 ${x + s * 14},196 Q${x + s * 30},164 ${x + s * 22},140Z`,
      patch,
      { relief: [6, 6, 7], gloss: highlight(x - s * 46, 176, 8, 22, s * 18, 0.3) },
    )
  return [
    ...drawBody({
      build: 'sturdy',
      skin: fur,
      belly: '#ffffff',
      chest: `<path d="M184,376 C206,366 226,388 214,412 C206,424 190,416 184,408Z" fill="${patch}"/>`,
    }),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume('M216,412 C168,414 112,382 116,318 C120,286 162,288 160,320 C160,350 190,374 224,380Z', fur, {
        inside: `<path d="M100,334 Q140,318 190,340 V270 H100Z" fill="${patch}"/>`,
      }),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.dog, fur, {
        relief: [6, 10, 10],
        inside: `<path d="M330,250 C352,246 362,262 352,286 C340,310 300,318 280,318 C326,306 336,282 330,250Z" fill="#d8cbe0" opacity=".7"/><path d="M286,214 C282,178 306,160 334,168 C356,178 364,226 350,246 C334,262 292,254 286,214Z" fill="${patch}"/>`,
        gloss: highlight(206, 164, 26, 12, -28, 0.9),
      }),
    },
    { slot: 'head', bone: 'earN', svg: ear(190, 1) },
    { slot: 'head', bone: 'earF', svg: ear(334, -1) },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'round',
        lid: fur,
        iris: '#3f8de8',
        brow: '#2f2440',
        mouth: [284, 282],
        blush: [
          [204, 262],
          [334, 270],
        ],
      }),
    },
    { slot: 'nose', bone: 'head', svg: nose(284, 260, '#2a1f3f', 18) },
    {
      slot: 'neck',
      bone: 'torso',
      signature: true,
      svg: volume(
        'M202,316 C208,298 310,298 316,316 C312,332 296,340 280,342 L262,374 L240,341 C222,338 206,330 202,316Z',
        '#e8334f',
        {
          relief: [5, 4, 5],
          inside: `<circle cx="236" cy="324" r="4" fill="#fff"/><circle cx="262" cy="336" r="4" fill="#fff"/><circle cx="288" cy="324" r="4" fill="#fff"/><circle cx="262" cy="356" r="3.4" fill="#fff"/>`,
        },
      ),
    },
  ]
}
