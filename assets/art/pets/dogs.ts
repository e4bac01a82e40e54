import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces, nose } from '../kit/face.ts'
import { highlight, volume } from '../kit/svg.ts'

/** House 7: the dog; the neckerchief is its signature. */
export const drawDogs = (): DrawnPart[] => {
  const fur = '#fdf6ee'
  const patch = '#6b5288'
  const ear = (x: number, s: number) =>
    volume(
      `M${x + s * 24},146 C${x - s * 10},128 ${x - s * 44},150 ${x - s * 52},196 C${x - s * 58},236 ${x - s * 46},262 ${x - s * 28},260 C${x - s * 6},256 ${x + s * 4},222 ${x + s * 26},190Z`,
      patch,
      { shadeX: 5, shadeY: 6 },
    )
  return [
    ...drawBody({
      skin: fur,
      belly: '#ffffff',
      chest: `<path d="M184,376 C206,366 226,388 214,412 C206,424 190,416 184,408Z" fill="${patch}"/>`,
    }),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume('M216,408 C180,408 146,380 150,340 C154,322 176,326 174,346 C174,366 196,380 222,382Z', fur, {
        inside: `<path d="M140,350 Q164,340 190,352 V310 H140Z" fill="${patch}"/>`,
      }),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.dog, fur, {
        shadeX: 10,
        shadeY: 10,
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
          outline: 5,
          shadeX: 4,
          shadeY: 5,
          inside: `<circle cx="236" cy="324" r="4" fill="#fff"/><circle cx="262" cy="336" r="4" fill="#fff"/><circle cx="288" cy="324" r="4" fill="#fff"/><circle cx="262" cy="356" r="3.4" fill="#fff"/>`,
        },
      ),
    },
  ]
}
