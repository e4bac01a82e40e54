import { useEffect, useMemo, useRef, useState } from 'react'
import { fighterLayers, packsOf, type Worn } from '#assets/manifest/fighter-layers.ts'
import { type FaceName, type Pose, REST_BOX } from '#assets/manifest/rig.ts'
import { drawFighter } from '#client/ui/fighters/draw-fighter.ts'
import { loadAtlas } from '#client/ui/icons/atlas.ts'
import styles from './fighter-canvas.module.css'
import { useNearView } from './use-near-view.ts'

export interface FighterCanvasProps {
  readonly houseId: number
  readonly worn: Worn
  readonly pose: Pose
  readonly face?: FaceName | undefined
  /** Width of the whole rest box, in CSS px. */
  readonly width: number
  readonly flip?: boolean
  readonly label: string
}

export const FighterCanvas = ({ houseId, worn, pose, face, width, flip = false, label }: FighterCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ref, isNear] = useNearView<HTMLSpanElement>()
  const [problem, setProblem] = useState<string | null>(null)
  const layers = useMemo(() => fighterLayers({ houseId, worn }), [houseId, worn])
  const height = Math.round((width * REST_BOX.height) / REST_BOX.width)
  const ratio = Math.min(2, window.devicePixelRatio || 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size empties the canvas, so it is drawn again
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    Promise.all(packsOf(layers).map(async (name) => [name, await loadAtlas(name)] as const))
      .then((loaded) => {
        const context = canvas.current?.getContext('2d')
        if (isGone || !context) return
        drawFighter(context, { houseId, layers, pose, ...(face === undefined ? {} : { face }) }, new Map(loaded))
        setProblem(null)
      })
      .catch((error: unknown) => {
        if (!isGone) setProblem(error instanceof Error ? error.message : String(error))
      })
    return () => {
      isGone = true
    }
  }, [isNear, houseId, layers, pose, face, width, ratio])

  return (
    <span ref={ref} className={styles.fighter} style={{ width, aspectRatio: `${REST_BOX.width} / ${REST_BOX.height}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={Math.round(width * ratio)}
        height={Math.round(height * ratio)}
        className={flip ? styles.flip : undefined}
      />
      {problem !== null && <span className="center cover coral text-center size-caption">{problem}</span>}
    </span>
  )
}
