import { useTranslation } from 'react-i18next'
import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { POSES, type PoseName } from '#assets/manifest/poses.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import { STANCE_POSES } from '#assets/manifest/stance-poses.ts'
import type { StageError } from '#client/stage/stage-host.tsx'
import { winPose } from '#client/topics/kombat/shared/win-pose.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import type { Contender } from '../contender.ts'
import type { LogKind, LogLine } from '../panel/describe-entry.ts'
import { type LogNames, useLineText } from '../panel/use-line-text.ts'
import styles from './text-fallback.module.css'

const WHY = {
  'no-webgl': 'kombat.noArena',
  'context-lost': 'kombat.lostArena',
  'load-failed': 'kombat.arenaNotLoaded',
  slow: 'kombat.slow.inWords',
} as const

type Corner = 'user' | 'opponent'

const STRIKES: readonly LogKind[] = ['hit', 'critical', 'evaded', 'ignite', 'freeze']

/** @param fallen the loser, once the fight is over */
const poseAfter = (corner: Corner, line: LogLine | undefined, fallen: Corner | null): PoseName => {
  if (fallen !== null) return fallen === corner ? 'defeated' : 'win'
  if (!line || line.kind === 'opening') return 'idle'
  if (STRIKES.includes(line.kind)) {
    if (line.actor === corner) return 'attack'
    return line.kind === 'evaded' ? 'block' : 'hit'
  }
  if (line.actor !== corner) return 'idle'
  return line.kind === 'heal' ? 'idle' : 'hit'
}

/** Before the first blow a pet takes its stance's pose (R55), after the last a winner its own (R58). */
const petPose = (corner: Corner, line: LogLine | undefined, pose: PoseName, cosmetic: Cosmetic): Pose => {
  if (pose === 'win') return winPose(cosmetic)
  return pose === 'idle' && line?.kind === 'opening'
    ? STANCE_POSES[corner === 'user' ? line.matchup.own : line.matchup.other]
    : POSES[pose]
}

const FIGHTER_PX = 158

interface StandingProps {
  readonly contender: Contender
  readonly corner: Corner
  readonly line: LogLine | undefined
  readonly fallen: Corner | null
}

const Standing = ({ contender, corner, line, fallen }: StandingProps) => {
  const pose = poseAfter(corner, line, fallen)
  return contender.kind === 'pet' ? (
    <FighterView
      houseId={contender.profile.house_id}
      cosmetic={contender.profile.cosmetic}
      pose={petPose(corner, line, pose, contender.profile.cosmetic)}
      size={FIGHTER_PX}
      flip={corner === 'opponent'}
    />
  ) : (
    <img
      className={styles.boss}
      src={extraIconUrl(creaturePortrait(contender.boss.boss_name))}
      alt=""
      data-pose={pose}
      draggable={false}
    />
  )
}

export interface TextFallbackProps {
  /** `slow`: the player chose to read the fight in words. */
  readonly error: StageError | 'slow'
  readonly user: Contender
  readonly opponent: Contender | null
  readonly names: LogNames
  readonly lines: readonly LogLine[]
  readonly fallen: Corner | null
  readonly onRetry: () => void
}

export const TextFallback = ({ error, user, opponent, names, lines, fallen, onRetry }: TextFallbackProps) => {
  const { t } = useTranslation()
  const textOf = useLineText(names)
  const [first, ...others] = lines
  return (
    <div className={styles.fallback}>
      <img className={styles.sky} src={extraPictureUrl('arena-0-sky')} alt="" draggable={false} />
      <div className={styles.fighters} aria-hidden="true">
        <Standing contender={user} corner="user" line={first} fallen={fallen} />
        {opponent && <Standing contender={opponent} corner="opponent" line={first} fallen={fallen} />}
      </div>
      {/* Hidden from screen readers, because the announcer reads the same lines. */}
      <p key={first?.id} className={styles.action} data-kind={first?.kind} aria-hidden="true">
        {first && (
          <>
            {textOf(first)}
            {first.hpChange !== 0 && (
              <strong>{`${first.hpChange > 0 ? '+' : '−'}${formatInteger(Math.abs(first.hpChange))}`}</strong>
            )}
          </>
        )}
      </p>
      <p className={styles.more} aria-hidden="true">
        {others.map((line) => textOf(line)).join(' · ')}
      </p>
      <p className={styles.why} role="status">
        {t(WHY[error])}
      </p>
      {(error === 'load-failed' || error === 'slow') && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t(error === 'slow' ? 'kombat.slow.show' : 'kombat.retry')}
        </Button>
      )}
    </div>
  )
}
