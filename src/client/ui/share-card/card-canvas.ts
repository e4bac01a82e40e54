/** A share card's size, px: a portrait of 4:5, which chats and feeds show whole. */
export const CARD = { width: 1080, height: 1350 } as const
const QUALITY = 0.9

/** The name that stands on every card. */
export const GAME = 'House Kombat'

/** The display font as the page's styles name it, loaded for these words. */
const displayFont = async (words: string): Promise<string> => {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display').trim() || 'sans-serif'
  await document.fonts.load(`64px ${family}`, words).catch(() => [])
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

/** A card that is being drawn. */
export interface CardCanvas {
  readonly context: CanvasRenderingContext2D
  /** The display font. */
  readonly family: string
  readonly encode: () => Promise<Blob>
}

/** An empty card, with the display font for the words that it will have. */
export const openCard = async (words: readonly (string | undefined)[]): Promise<CardCanvas> => {
  const canvas = document.createElement('canvas')
  canvas.width = CARD.width
  canvas.height = CARD.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  context.imageSmoothingQuality = 'high'
  return { context, family: await displayFont([GAME, ...words].join('')), encode: () => encoded(canvas) }
}
