import type Phaser from 'phaser'

const POINTS = 24

/**
 * X coordinates around a part, in CSS px of the world. The part counts as an oval, because drawings seldom fill their
 * corners.
 */
export const outlineXs = (part: Phaser.GameObjects.Image): number[] => {
  const { x, y, width, height } = part.frame
  const matrix = part.getWorldTransformMatrix()
  return Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS
    const across = x + (width / 2) * (1 + Math.cos(angle)) - part.displayOriginX
    const down = y + (height / 2) * (1 + Math.sin(angle)) - part.displayOriginY
    return matrix.transformPoint(across, down).x
  })
}
