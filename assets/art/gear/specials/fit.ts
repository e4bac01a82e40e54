import type { DrawnPart } from '../../kit/compose.ts'
import { place } from '../../kit/svg.ts'

/** `worn` draws in rig units, `icon` in a 256 × 256 box. */
export interface SpecialDrawing {
  readonly worn: () => readonly DrawnPart[]
  readonly icon: () => string
}

export interface IconFit {
  readonly x?: number
  readonly y?: number
  readonly scale: number
}

/** `draw` returns an upright weapon with its grip at 0,0. The icon turns it along the diagonal. */
export const asSword = (draw: () => string, { x = 76, y = 186, scale }: IconFit): SpecialDrawing => ({
  worn: () => [{ slot: 'weapon', bone: 'weapon', svg: place(208, 398, 1.32, draw()) }],
  icon: () => `<g transform="translate(${x},${y}) rotate(45) scale(${scale})">${draw()}</g>`,
})

/** `draw` returns a shield about 110 wide, centred on 0,0. */
export const asShield = (draw: () => string, { x = 128, y = 124, scale }: IconFit): SpecialDrawing => ({
  worn: () => [{ slot: 'shield', bone: 'shield', svg: place(318, 396, 1, draw()) }],
  icon: () => place(x, y, scale, draw()),
})

/** `draw` returns the near wing, which extends to the left from its root at 0,0. The far wing is its mirror image. */
export const asWings = (draw: () => string, { x = 128, y = 172, scale }: IconFit): SpecialDrawing => ({
  worn: () => [
    {
      slot: 'wings',
      bone: 'wings',
      svg: `<g transform="translate(296,340) scale(-1.06,1.16)">${draw()}</g>${place(226, 344, 1.26, draw())}`,
    },
  ],
  icon: () => place(x, y, scale, `<g transform="translate(4,0) scale(-1,1)">${draw()}</g>${place(-4, 0, 1, draw())}`),
})

/** `draw` returns a helmet for a head 200 wide, with its axis at x = 261 and its brow at y = 180. */
export const asHelmet = (draw: () => string, { x = 128, y = 138, scale }: IconFit): SpecialDrawing => ({
  worn: () => [{ slot: 'helmet', bone: 'helmet', svg: draw() }],
  icon: () => place(x, y, scale, place(-261, -148, 1, draw())),
})

/** `draw` returns a necklace in rest units that hangs from 212,322 to 310,322. */
export const asNecklace = (draw: () => string, { x = 128, y = 114, scale }: IconFit): SpecialDrawing => ({
  worn: () => [{ slot: 'neck', bone: 'torso', svg: draw() }],
  icon: () => place(x, y, scale, place(-261, -350, 1, draw())),
})

/**
 * `draw` returns a boot with its axis at x = 0 and its sole at y = 0. `extraHeight` lengthens the shaft for the icon.
 */
export const asBoots = (
  draw: (extraHeight: number) => string,
  { x = 126, y = 122, scale }: IconFit,
): SpecialDrawing => ({
  worn: () => [
    { slot: 'boots', bone: 'legF', svg: place(292, 460, 1, draw(0)) },
    { slot: 'boots', bone: 'legN', svg: place(230, 460, 1, draw(0)) },
  ],
  icon: () => place(x, y, scale, place(32, 40, 1, draw(42)) + place(-38, 50, 1, draw(42))),
})

/**
 * `breast` draws in rest units, `pad` around 0,0 (side 1 is the near arm), the third function draws the whole armour
 * for the icon.
 */
export const asArmor = (
  breast: () => string,
  pad: (side: 1 | -1) => string,
  whole: () => string,
  { x = 128, y = 124, scale }: IconFit,
): SpecialDrawing => ({
  worn: () => [
    { slot: 'armor', bone: 'torso', svg: breast() },
    { slot: 'armF', bone: 'armF', svg: place(308, 342, 1, pad(-1)) },
    { slot: 'glove', bone: 'armN', svg: place(207, 340, 1, pad(1)) },
  ],
  icon: () => place(x, y, scale, whole()),
})

/** `draw` returns a companion with a body about 100 high, centred on 0,0. */
export const asCompanion = (draw: () => string, scale: number, icon: IconFit): SpecialDrawing => ({
  worn: () => [{ slot: 'companion', bone: 'companion', svg: place(52, 214, scale, draw()) }],
  icon: () => place(icon.x ?? 126, icon.y ?? 138, icon.scale, draw()),
})
