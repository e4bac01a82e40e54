/** In px. Chats and feeds show 4:5 uncropped. */
export const CARD = { width: 1080, height: 1350 } as const
const QUALITY = 0.9

export const GAME = 'House Kombat'

/** Loads the glyphs of these words and of the game's name, and returns the font family. */
export const displayFont = async (words: readonly (string | undefined)[]): Promise<string> => {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display').trim() || 'sans-serif'
  await document.fonts.load(`64px ${family}`, [GAME, ...words].join('')).catch(() => [])
  return family
}

const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The card could not be encoded'))),
      'image/jpeg',
      QUALITY,
    )
  })

/** Throws without canvas support. */
export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  context.imageSmoothingQuality = 'high'
  return context
}

export const newCanvas = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return contextOf(canvas)
}

export const encodeCard = (paint: (context: CanvasRenderingContext2D) => void): Promise<Blob> => {
  const context = newCanvas(CARD.width, CARD.height)
  paint(context)
  return encoded(context.canvas)
}
