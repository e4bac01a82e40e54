import type { DemonName } from '#assets/manifest/creatures.ts'
import { STAGE_DEMONS } from '#assets/manifest/creatures.ts'
import type { Hunt, HuntMilestones, HuntStage } from '#contracts/wire.ts'
import {
  type HuntPhase,
  type HuntSkirmish,
  huntPhaseAt,
  killsAt,
  type PlannedHunt,
  planHunt,
} from '#rules/hunt/hunt-plan.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'

export interface StageView {
  readonly stage: HuntStage
  readonly isOpen: boolean
}

export const stageViews = (stages: readonly HuntStage[], demonsKilled: number): readonly StageView[] =>
  stages.map((stage) => ({ stage, isOpen: demonsKilled >= stage.kills_needed }))

export const offeredStage = (views: readonly StageView[]): HuntSlug =>
  views.findLast(({ isOpen }) => isOpen)?.stage.slug ?? 'cursed-fortress'

export const plannedHunt = (hunt: Hunt): PlannedHunt => ({
  kills: hunt.kills,
  seed: hunt.seed,
  durationMs: Date.parse(hunt.end_time) - Date.parse(hunt.started_at),
})

const plans = new WeakMap<Hunt, readonly HuntSkirmish[]>()

const planOf = (hunt: Hunt): readonly HuntSkirmish[] => {
  const known = plans.get(hunt)
  if (known) return known
  const plan = planHunt(plannedHunt(hunt))
  plans.set(hunt, plan)
  return plan
}

/** `nowMs` is server time (R33). */
export const huntView = (hunt: Hunt, nowMs: number) => {
  const { durationMs, kills } = plannedHunt(hunt)
  const elapsedMs = nowMs - Date.parse(hunt.started_at)
  const plan = planOf(hunt)
  const isOver = elapsedMs >= durationMs
  return {
    phase: huntPhaseAt(plan, durationMs, elapsedMs),
    kills: isOver ? kills : killsAt(plan, elapsedMs),
    elapsedMs,
    durationMs,
    endMs: Date.parse(hunt.end_time),
    isOver,
  }
}

export type HuntView = ReturnType<typeof huntView>

export const demonOf = (slug: HuntSlug, phase: HuntPhase): DemonName | null => {
  if (phase.kind === 'fighting') return STAGE_DEMONS[slug][phase.duel.demon]
  return phase.kind === 'scouting' ? STAGE_DEMONS[slug][phase.demon] : null
}

export type MilestoneState = 'taken' | 'ready' | 'next' | 'later'
export interface MilestoneView {
  readonly milestone: HuntMilestones['milestones'][number]
  readonly state: MilestoneState
}

export const milestoneViews = ({
  claimed,
  milestones,
  total_demon_killed: killed,
}: HuntMilestones): readonly MilestoneView[] => {
  const next = milestones.find(({ kills_needed }) => killed < kills_needed)
  return milestones.map((milestone) => ({
    milestone,
    state: claimed.includes(milestone.level)
      ? 'taken'
      : killed >= milestone.kills_needed
        ? 'ready'
        : milestone === next
          ? 'next'
          : 'later',
  }))
}
