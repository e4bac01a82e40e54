import { useEffect, useRef, useState } from 'react'
import { breathingPose } from '#assets/manifest/breathing.ts'
import { packsOf } from '#assets/manifest/fighter-layers.ts'
import { type FaceName, type Pose, REST_BOX, REST_POSES } from '#assets/manifest/rig.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import { classNames } from '../class-names.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { useTicker } from '../hooks/use-ticker.ts'
import { loadAtlas } from '../icons/atlas.ts'
import { Avatar } from '../surfaces/avatar.tsx'
import { drawFighter } from './draw-fighter.ts'
import styles from './fighter-view.module.css'
import { loadLayers } from './load-layers.ts'

export interface FighterViewProps {
  /** 0–7. */
  readonly houseId: number
  readonly cosmetic?: Cosmetic
  /** Stands at rest by default. `poses.ts` has others. */
  readonly pose?: Pose
  /** Pose by the page's time in ms, instead of `pose`. Reduced motion, or `lively` false, shows only the pose at 0. */
  readonly motion?: ((timeMs: number) => Pose) | null
  /** CSS px of the pet's square; wings, swords and ears overflow. The feet are at 89 % of its height. */
  readonly size?: number
  readonly flip?: boolean
  /** False for still pictures. Otherwise the pet breathes, and an idle one smiles now and then. */
  readonly lively?: boolean
  /** Two canvas px per CSS px on every display, so that a small face stays clear. */
  readonly fine?: boolean
  readonly label?: string
  readonly className?: string | undefined
}

/** Edge of the pet's square in rest units. The canvas shows the wider rest box. */
const SQUARE_UNITS = 512
const percent = (units: number): string => `${(units / SQUARE_UNITS) * 100}%`
/** In percent, so that a stylesheet can make the picture smaller than `size`. */
const CANVAS_PLACE = {
  left: percent(REST_BOX.x),
  top: percent(REST_BOX.y),
  width: percent(REST_BOX.width),
  height: percent(REST_BOX.height),
} as const
const MAX_PIXEL_RATIO = 2
/** Ms between frames. Breathing is slow, so more would only use the battery. */
const BREATH_FRAME_MS = 80
const MOTION_FRAME_MS = 40
const STAND_IN_SHARE = 0.7
const SMILE_EVERY_MS = 6500
const SMILE_MS = 900

const pixelRatio = (): number => Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1)

/** Undefined if the face is the pose's own. */
const useSmile = (isOn: boolean): FaceName | undefined => {
  const [isSmiling, setSmiling] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout>
    const turn = (smile: boolean): void => {
      setSmiling(smile && document.visibilityState !== 'hidden')
      timer = setTimeout(() => turn(!smile), smile ? SMILE_MS : SMILE_EVERY_MS)
    }
    timer = setTimeout(() => turn(true), SMILE_EVERY_MS)
    return () => {
      clearTimeout(timer)
      setSmiling(false)
    }
  }, [isOn])
  return isOn && isSmiling ? 'win' : undefined
}

/**
 * Draws the arena's rig from its packs (row 39), or the portrait if that fails. Idle pets breathe by redrawing. Other
 * poses are drawn once and breathe in CSS.
 */
export const FighterView = ({
  houseId,
  cosmetic,
  pose = REST_POSES.idle,
  motion = null,
  size = 200,
  flip = false,
  lively = true,
  fine = false,
  label,
  className,
}: FighterViewProps) => {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  const isStill = useReducedMotion() || !lively
  const isBreathing = !isStill && motion === null && pose === REST_POSES.idle
  const face = useSmile(isBreathing)
  const poseNow = (): Pose => {
    if (motion !== null) return motion(isStill ? 0 : performance.now())
    return isBreathing ? breathingPose(performance.now(), 0) : pose
  }
  // Compared as text, because parents make a new object at each render.
  const cosmeticKey = JSON.stringify(cosmetic ?? null)

  const drawRef = useRef<((pose: Pose) => void) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size empties the canvas, so it is drawn again
  useEffect(() => {
    let isGone = false
    const draw = async (): Promise<void> => {
      const shown = JSON.parse(cosmeticKey) as Cosmetic | null
      const layers = await loadLayers(houseId, shown)
      const picture = { houseId, layers, ...(face !== undefined && { face }) }
      const atlases = new Map(
        await Promise.all(packsOf(layers).map(async (name) => [name, await loadAtlas(name)] as const)),
      )
      const context = canvasRef.current?.getContext('2d')
      if (isGone || !context) return
      drawRef.current = (posed) => drawFighter(context, { ...picture, pose: posed }, atlases)
      drawRef.current(poseNow())
      setState('drawn')
    }
    draw().catch((error: unknown) => {
      console.warn('A fighter could not be drawn', error)
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      drawRef.current = null
    }
  }, [houseId, cosmeticKey, pose, face, size, isBreathing, isStill ? motion : motion === null])

  useTicker(motion === null ? BREATH_FRAME_MS : MOTION_FRAME_MS, () => {
    if (isBreathing || (motion !== null && !isStill)) drawRef.current?.(poseNow())
  })

  const unit = size / SQUARE_UNITS
  const ratio = fine ? MAX_PIXEL_RATIO : pixelRatio()
  return (
    <span
      className={classNames(styles.view, className)}
      style={{ width: size }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className={classNames(styles.shadow, state === 'loading' && styles.hidden)} />
      {state === 'failed' ? (
        <Avatar houseId={houseId} size={size * STAND_IN_SHARE} flip={flip} className={styles.standIn ?? ''} />
      ) : (
        <span className={classNames('cover', flip && styles.flip)}>
          <canvas
            ref={canvasRef}
            width={Math.round(REST_BOX.width * unit * ratio)}
            height={Math.round(REST_BOX.height * unit * ratio)}
            className={classNames(
              styles.canvas,
              state === 'loading' && styles.hidden,
              !isStill && !isBreathing && motion === null && pose.face !== 'ko' && styles.breathing,
            )}
            style={CANVAS_PLACE}
          />
        </span>
      )}
    </span>
  )
}
