import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ShareBar } from '#client/ui/tracks/share-bar.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { SeasonPath } from '#contracts/wire.ts'
import { FIRST_WIN_POINTS, PATH_POINTS, type PathAct, POINTS_A_STEP } from '#rules/season-path/season-path.ts'
import { nextPathMs } from './has-path-strip.ts'
import styles from './path-drawer.module.css'
import { isPathOver, isWalked, nextPathStep, type PathStep, pathPicture, shownPath } from './path-step.ts'
import { usePathText } from './use-path-text.ts'

const PICTURE_PX = 44
const ACTS = Object.keys(PATH_POINTS) as readonly PathAct[]

interface StepRowProps {
  readonly step: PathStep
  readonly houseId: number
  readonly isNext: boolean
  readonly onOpen: () => void
}

/** Claimed steps come last, because they say nothing new. */
const openedLast = (steps: readonly PathStep[]): readonly PathStep[] =>
  steps.toSorted((one, other) => Number(one.state === 'claimed') - Number(other.state === 'claimed'))

const StepRow = ({ houseId, isNext, onOpen, step }: StepRowProps) => {
  const { t } = useTranslation()
  const { rewardOf } = usePathText()
  const { pointsLeft, reward, state } = step
  const name = t('seasonPath.step', { step: step.step })
  return (
    <li className={styles.row} data-state={state} data-look={reward.look !== null || undefined}>
      <span className={styles.picture} aria-hidden="true">
        <Icon name={pathPicture(reward, houseId)} size={PICTURE_PX} />
      </span>
      <span className={styles.words}>
        <span className="soft size-14">{name}</span>
        <strong className={styles.reward}>{rewardOf(reward)}</strong>
        {isNext && state === 'ahead' && <ShareBar color="gold" share={1 - pointsLeft / POINTS_A_STEP} />}
      </span>
      {state === 'ready' ? (
        <Button size="small" variant="claim" aria-label={`${t('seasonPath.openStep')}: ${name}`} onClick={onOpen}>
          {t('seasonPath.openStep')}
        </Button>
      ) : (
        <span className="push-end bold size-14 soft">
          {state === 'ahead'
            ? isNext && t('seasonPath.toStep', { count: pointsLeft })
            : t(state === 'claimed' ? 'seasonPath.taken' : 'seasonPath.missed')}
        </span>
      )}
    </li>
  )
}

const Today = ({ today }: Pick<SeasonPath, 'today'>) => {
  const { t } = useTranslation()
  return (
    <section className="column gap-6" aria-label={t('seasonPath.earn')}>
      <h3 className="size-15">{t('seasonPath.earn')}</h3>
      <ul className="column gap-4">
        {ACTS.map((act) => {
          const { most, points } = PATH_POINTS[act]
          const done = Math.min(today[act], most)
          return (
            <li key={act} className={styles.act} data-done={done === most || undefined}>
              <span className={styles.words}>{t(`seasonPath.act.${act}`, { points, first: FIRST_WIN_POINTS })}</span>
              <span className="push-end bold">
                {done === most ? (
                  <Icon name="check" size={20} label={t('ui.done')} />
                ) : (
                  t('seasonPath.progress', { done, of: most })
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Times = ({ path }: { readonly path: SeasonPath }) => {
  const { t } = useTranslation()
  const { ended } = path
  const isOver = isPathOver(path, nowMs())
  const [endMs, label] = ended
    ? ([Date.parse(ended.open_until), 'openIn'] as const)
    : isOver
      ? ([nextPathMs(path), 'nextIn'] as const)
      : ([Date.parse(path.ends_at), 'endsIn'] as const)
  return (
    <p className="text-center">
      <CountdownClock endMs={endMs} now={nowMs} label={t(`seasonPath.${label}`)} endText={t('seasonPath.over')} />
    </p>
  )
}

export interface PathDrawerProps {
  readonly path: SeasonPath
  readonly houseId: number
  readonly open: boolean
  readonly onOpenStep: (step: PathStep) => void
  readonly onClose: () => void
}

export const PathDrawer = ({ houseId, onClose, onOpenStep, open, path }: PathDrawerProps) => {
  const { t } = useTranslation()
  const { reachedOf } = usePathText()
  const steps = shownPath(path, nowMs())
  const next = nextPathStep(steps)
  const isOver = isPathOver(path, nowMs())
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('seasonPath.title', { season: path.ended ? path.ended.season : path.season })}
    >
      <div className="column gap-12">
        <p className="soft text-center balance">
          {isWalked(path) && !path.ended
            ? t('seasonPath.complete')
            : (reachedOf(path) ?? t(path.ended ? 'seasonPath.ended' : 'seasonPath.intro'))}
        </p>
        <p className="text-center font-display golden size-18">
          {t('seasonPath.points', { count: (path.ended ?? path).points })}
        </p>
        <Times path={path} />
        {!path.ended && !isOver && <Today today={path.today} />}
        <ul className="column gap-8">
          {openedLast(steps).map((step) => (
            <StepRow
              key={step.step}
              step={step}
              houseId={houseId}
              isNext={step === next}
              onOpen={() => onOpenStep(step)}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  )
}
