import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEASON_PATH_PICTURES_META } from '#assets/manifest/season-path-pictures.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { onceIdle } from '#client/platform/idle.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { sheetPictures } from '#client/ui/tracks/sheet-pictures.ts'
import { TrackStrip } from '#client/ui/tracks/track-strip.tsx'
import type { SeasonPath } from '#contracts/wire.ts'
import { PATH_STEPS, reachedSteps } from '#rules/season-path/season-path.ts'
import { nextPathStep, type PathStep, pathPicture, shownPath, weekOf } from './path-step.ts'
import styles from './path-track.module.css'
import { useOpenStep } from './use-open-step.ts'
import { usePathText } from './use-path-text.ts'

const StepCelebration = extraOnDemand(async () => (await import('./step-celebration.tsx')).StepCelebration)
const PathDrawer = extraOnDemand(async () => (await import('./path-drawer.tsx')).PathDrawer)

const PICTURE_PX = 30
const CHECK_PX = 22

const useStepPicture = sheetPictures(SEASON_PATH_PICTURES_META)

const StepPicture = ({ houseId, step }: { readonly houseId: number; readonly step: PathStep }) => {
  const picture = useStepPicture(pathPicture(step.reward, houseId))
  return (
    <span className="grid relative items-center content-center" style={{ width: PICTURE_PX, height: PICTURE_PX }}>
      {picture && <Icon name={picture} size={PICTURE_PX} />}
      {step.state === 'claimed' && <Icon name="check" size={CHECK_PX} className={styles.check} />}
    </span>
  )
}

export interface PathTrackProps {
  readonly place: 'home' | 'result'
  readonly path: SeasonPath
  /** True while the list of steps is open. Home's Today list can open it, too. */
  readonly isListed: boolean
  readonly onListed: (isListed: boolean) => void
}

export const PathTrack = ({ isListed, onListed, path, place }: PathTrackProps) => {
  const { t } = useTranslation()
  const { lineOf, reachedOf } = usePathText()
  const houseId = useQuery(combatProfileQuery).data?.house_id ?? 0
  const { opening, open, close } = useOpenStep()
  const [wasListed, setWasListed] = useState(false)
  if (isListed && !wasListed) setWasListed(true)
  const steps = shownPath(path, nowMs())
  const next = nextPathStep(steps)
  const isReady = next?.state === 'ready'
  // Preloaded before the tap, but after what the first minute needs.
  useEffect(() => (isReady ? onceIdle(() => void StepCelebration.prefetch()) : undefined), [isReady])
  const reached = reachedOf(path)
  const words = reached ?? lineOf(next)
  return (
    <>
      {next && (
        <TrackStrip
          place={place}
          boxes={weekOf(steps, next).map((step) => ({
            key: step.step,
            state: step.state,
            rarity: step.reward.look === null ? null : 'legendary',
            picture: <StepPicture step={step} houseId={houseId} />,
            isOpening: step.step === opening?.step.step,
          }))}
          next={next.step}
          words={words}
          label={
            reached === null
              ? t('seasonPath.strip', { done: reachedSteps((path.ended ?? path).points), of: PATH_STEPS, next: words })
              : `${t('seasonPath.title', { season: path.season })}. ${reached}`
          }
          onPress={() => (isReady ? open(next) : onListed(true))}
        />
      )}
      {wasListed && (
        <PathDrawer
          path={path}
          houseId={houseId}
          open={isListed && opening === null}
          onOpenStep={open}
          onClose={() => onListed(false)}
        />
      )}
      {opening && (
        <StepCelebration
          key={`${opening.step.season}-${opening.step.step}`}
          opening={opening}
          onClose={close}
          onAll={
            isListed
              ? null
              : () => {
                  close()
                  onListed(true)
                }
          }
        />
      )}
    </>
  )
}
