import { useEffect, useRef, useState } from 'react'
import { breathAt } from '#assets/manifest/breathing.ts'
import { CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '#assets/manifest/creature-rigs/creature.ts'
import { type BossName, bossPack, creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl, extraPackOf } from '#assets/manifest/extras.ts'
import { classNames } from '../class-names.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { useTicker } from '../hooks/use-ticker.ts'
import { fetchAtlas, type LoadedAtlas } from '../icons/atlas.ts'
import styles from './creature-view.module.css'
import { drawCreature } from './draw-creature.ts'

/** Ms between frames. Breathing is slow, so more would only use the battery. */
const BREATH_FRAME_MS = 60
const MAX_PIXEL_RATIO = 2

export interface CreatureViewProps {
  readonly boss: BossName
  /** CSS px; shrinks in a narrower parent. */
  readonly width: number
  /** True if it lies defeated and does not move. */
  readonly isDown?: boolean
  readonly flip?: boolean
  readonly className?: string | undefined
}

/** Draws the arena's rig, or the boss's portrait if that fails. */
export const CreatureView = ({ boss, width, isDown = false, flip = false, className }: CreatureViewProps) => {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [atlas, setAtlas] = useState<LoadedAtlas | 'failed' | null>(null)
  const isStill = useReducedMotion() || isDown
  const rig = CREATURE_RIGS[boss]
  const draw = (): void => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || atlas === null || atlas === 'failed') return
    const breath = isStill ? 0 : breathAt(performance.now(), 0, CREATURE_MOTIONS[boss].breathMs)
    const pose = isDown ? rig.poses.defeated : blendCreature(rig, 'idle', 'idle2', breath)
    drawCreature(context, boss, rig, pose, atlas)
  }
  useEffect(() => {
    let isGone = false
    fetchAtlas(extraPackOf(bossPack(boss))).then(
      (loaded) => !isGone && setAtlas(loaded),
      (error: unknown) => {
        console.warn('A boss could not be drawn', error)
        if (!isGone) setAtlas('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [boss])
  // Runs after each render, because resizing clears the canvas.
  useEffect(draw)
  useTicker(BREATH_FRAME_MS, () => {
    if (!isStill) draw()
  })
  const ratio = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1)
  if (atlas === 'failed')
    return (
      <img
        src={extraIconUrl(creaturePortrait(boss))}
        alt=""
        draggable={false}
        className={classNames(styles.portrait, className)}
      />
    )
  return (
    <canvas
      ref={canvasRef}
      width={Math.round(width * ratio)}
      height={Math.round((width * ratio * rig.box.height) / rig.box.width)}
      style={{ width, aspectRatio: `${rig.box.width} / ${rig.box.height}` }}
      className={classNames(styles.canvas, flip && styles.flip, className)}
    />
  )
}
