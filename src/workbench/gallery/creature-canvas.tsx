import { useEffect, useRef, useState } from 'react'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import {
  BOSS_NAMES,
  bossPack,
  type CreatureName,
  type CreaturePackName,
  HUNT_STAGES,
  STAGE_DEMONS,
  stagePack,
} from '#assets/manifest/creatures.ts'
import { extraPackOf } from '#assets/manifest/extras.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { drawCreature } from '#client/ui/fighters/draw-creature.ts'
import styles from './fighter-canvas.module.css'
import { fileNames, useAtlas } from './use-atlas.ts'
import { useNearView } from './use-near-view.ts'

const packOfCreature = (creature: CreatureName): CreaturePackName => {
  const boss = BOSS_NAMES.find((name) => name === creature)
  if (boss) return bossPack(boss)
  const stage = HUNT_STAGES.find((name) => STAGE_DEMONS[name].some((demon) => demon === creature))
  if (!stage) throw new Error(`${creature} is neither a boss nor a demon of a stage`)
  return stagePack(stage)
}

export interface CreatureCanvasProps {
  readonly creature: CreatureName
  readonly pose: PoseOf<string>
  /** CSS px. */
  readonly width: number
  readonly flip?: boolean
  readonly label: string
}

export const CreatureCanvas = ({ creature, pose, width, flip = false, label }: CreatureCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ref, isNear] = useNearView<HTMLSpanElement>()
  const [problem, setProblem] = useState<string | null>(null)
  const atlas = useAtlas(fileNames(extraPackOf(packOfCreature(creature))), isNear)
  const { box } = CREATURE_RIGS[creature]
  const ratio = Math.min(2, window.devicePixelRatio || 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size empties the canvas, so it is drawn again
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !atlas.data) return
    try {
      drawCreature(context, creature, CREATURE_RIGS[creature], pose, atlas.data)
      setProblem(null)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }, [creature, pose, atlas.data, width, ratio])

  const words = atlas.error?.message ?? problem
  return (
    <span ref={ref} className={styles.fighter} style={{ width, aspectRatio: `${box.width} / ${box.height}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={Math.round(width * ratio)}
        height={Math.round((width * ratio * box.height) / box.width)}
        className={flip ? styles.flip : undefined}
      />
      {words !== null && <span className="center cover coral text-center size-caption">{words}</span>}
    </span>
  )
}
