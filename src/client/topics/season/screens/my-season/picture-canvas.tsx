import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { CARD, contextOf } from '#client/ui/share-card/card-canvas.ts'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import styles from './picture-canvas.module.css'
import { paintOf, type SeasonPicture } from './season-picture.ts'

const ENTRANCE_MS = 1200
const SPINNER_PX = 56

/** Draws with as many pixels as the screen shows, but at most the card's own. */
const contextOnPage = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const ratio = Math.min(1, (canvas.clientWidth * (globalThis.devicePixelRatio || 1)) / CARD.width) || 1
  canvas.width = Math.round(CARD.width * ratio)
  canvas.height = Math.round(CARD.height * ratio)
  const context = contextOf(canvas)
  context.scale(ratio, ratio)
  return context
}

const InWords = ({ picture: { words } }: { readonly picture: SeasonPicture }) => (
  <div className={styles.words}>
    <p className="golden font-display size-20">{words.over}</p>
    <h2 className="size-28 breakable">{words.title}</h2>
    <p className="bold">{words.line}</p>
    <dl className={styles.figures}>
      {words.figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className="golden font-display size-20">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

export const PictureCanvas = ({ picture }: { readonly picture: SeasonPicture }) => {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'coming' | 'drawn' | 'failed'>('coming')
  const isStill = useReducedMotion()
  const hasEntered = useRef(false)
  const { isReady } = picture
  useEffect(() => {
    let isGone = false
    let frame = 0
    const show = async (): Promise<void> => {
      const paint = await paintOf(picture)
      const canvas = canvasRef.current
      if (isGone || !canvas) return
      const context = contextOnPage(canvas)
      let startMs: number | null = null
      const step = (nowMs: number): void => {
        startMs ??= nowMs
        // No entrance on a redraw, such as after a change of language.
        const share = isStill || hasEntered.current ? 1 : Math.min(1, (nowMs - startMs) / ENTRANCE_MS)
        paint(context, share)
        if (share < 1) frame = requestAnimationFrame(step)
        else hasEntered.current = true
      }
      step(performance.now())
      setState('drawn')
    }
    if (isReady)
      show().catch((error: unknown) => {
        console.warn('A picture of the season could not be drawn:', error)
        if (!isGone) setState('failed')
      })
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [picture, isReady, isStill])
  if (state === 'failed') return <InWords picture={picture} />
  const { words, caption } = picture
  const said = [words.title, words.line, ...words.figures.map(({ label, value }) => `${label}: ${value}`), caption]
  return (
    <>
      <canvas ref={canvasRef} role="img" aria-label={said.join('. ')} className={styles.canvas} data-state={state} />
      {state === 'coming' && (
        <span className="cover center" aria-hidden="true">
          <Spinner size={SPINNER_PX} />
        </span>
      )}
    </>
  )
}
