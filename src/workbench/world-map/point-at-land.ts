import type { StageBridge } from '#bridge/bridge.ts'

/** In CSS px: fine enough for the smallest land in the narrowest window. */
const GRID_PX = 10

const mouse = (canvas: HTMLCanvasElement, type: string, x: number, y: number): void => {
  canvas.dispatchEvent(
    new MouseEvent(type, { clientX: x, clientY: y, button: 0, buttons: type === 'mousedown' ? 1 : 0, bubbles: true }),
  )
}

/** Searches with the pointer, because only the scene knows where the lands are. Null if the land is not visible. */
export const pointAtLand = (
  bridge: StageBridge,
  canvas: HTMLCanvasElement,
  houseId: number,
): { readonly x: number; readonly y: number } | null => {
  let over: number | null = null
  const unsubscribe = bridge.on('region-hovered', (region) => {
    over = region.houseId
  })
  const box = canvas.getBoundingClientRect()
  try {
    for (let y = box.top + GRID_PX; y < box.bottom; y += GRID_PX)
      for (let x = box.left + GRID_PX; x < box.right; x += GRID_PX) {
        mouse(canvas, 'mousemove', x, y)
        if (over === houseId) return { x, y }
      }
    return null
  } finally {
    unsubscribe()
  }
}

export const tapAt = (canvas: HTMLCanvasElement, { x, y }: { readonly x: number; readonly y: number }): void => {
  mouse(canvas, 'mousedown', x, y)
  mouse(canvas, 'mouseup', x, y)
}

/** `deltaPx` in CSS px; a negative value scrolls up. */
export const turnWheel = (canvas: HTMLCanvasElement, deltaPx: number): void => {
  canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: deltaPx, bubbles: true, cancelable: true }))
}
