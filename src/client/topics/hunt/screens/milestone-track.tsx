import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { HuntMilestones } from '#contracts/wire.ts'
import { type MilestoneView, milestoneViews } from './hunt-view.ts'
import styles from './milestone-track.module.css'

export interface MilestoneTrackProps {
  readonly milestones: HuntMilestones
  readonly takingLevel: number | null
  readonly onTake: (level: number) => void
}

const pictureOf = ({ awake_stones, box }: MilestoneView['milestone']): IconName => {
  if (awake_stones > 0) return 'material-awake-stone'
  return box === null ? 'tok' : `box-${box}`
}

const Reward = ({ milestone }: Pick<MilestoneView, 'milestone'>) => {
  const { t } = useTranslation()
  const { awake_stones, box, reward_tok } = milestone
  const label = box ? t(`ui.box.${box}`) : awake_stones > 0 ? t('ui.material.material-awake-stone') : null
  return (
    <>
      <Icon name={pictureOf(milestone)} size={44} {...(label === null ? {} : { label })} />
      <span className={styles.amount}>
        {t('hunt.plus', { amount: formatCompactTok(reward_tok) })} {t('hunt.factTok')}
      </span>
    </>
  )
}

export const MilestoneTrack = ({ milestones, takingLevel, onTake }: MilestoneTrackProps) => {
  const { t } = useTranslation()
  const row = useRef<HTMLOListElement>(null)
  const views = milestoneViews(milestones)
  const killed = milestones.total_demon_killed
  const first = views.find(({ state }) => state === 'ready' || state === 'next')?.milestone.level
  // Scrolls only on opening, because a claim must not move the row under the finger.
  useLayoutEffect(() => {
    const [start, shown] = [row.current?.firstElementChild, row.current?.querySelector('[data-first=true]')]
    if (row.current && start instanceof HTMLElement && shown instanceof HTMLElement)
      row.current.scrollLeft = shown.offsetLeft - start.offsetLeft
  }, [])
  return (
    <section className="grid gap-8 shrinks" aria-labelledby="hunt-milestones">
      <header className={styles.header}>
        <h2 id="hunt-milestones" className="size-18">
          {t('hunt.milestones')}
        </h2>
        <p className={styles.total}>{t('hunt.felledInAll', { number: formatInteger(killed) })}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: locked cards hold no button, so only the row itself lets the arrow keys scroll to them (WCAG 2.1.1) */}
      <ol ref={row} className={styles.row} tabIndex={0} aria-labelledby="hunt-milestones">
        {views.map(({ milestone, state }) => {
          const { kills_needed: needed, level } = milestone
          return (
            <li key={level} className={classNames(styles.card, styles[state])} data-first={level === first}>
              <span className={styles.level}>
                <span className="visually-hidden">{t('hunt.milestone', { level })}</span>
                <span aria-hidden="true">{level}</span>
              </span>
              <Reward milestone={milestone} />
              <span className={styles.needs}>{t('hunt.needs', { number: formatInteger(needed) })}</span>
              {state === 'ready' && (
                <Button
                  variant="claim"
                  size="small"
                  fullWidth
                  pending={takingLevel === level}
                  aria-label={t('hunt.takeLabel', { level })}
                  onClick={() => onTake(level)}
                >
                  {t('hunt.take')}
                </Button>
              )}
              {state === 'taken' && (
                <span className={styles.done}>
                  <Icon name="check" size={26} label={t('hunt.taken')} />
                </span>
              )}
              {state === 'next' && (
                <span className={styles.way}>
                  <Bar value={killed} max={needed} tone="violet" size="small" label={t('hunt.wayTo', { level })} />
                  <span>{t('hunt.toGo', { number: formatInteger(needed - killed) })}</span>
                </span>
              )}
              {state === 'later' && (
                <span className={styles.done}>
                  <Icon name="lock" size={22} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
