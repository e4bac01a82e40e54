import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ShareBar } from '#client/ui/tracks/share-bar.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { Box, OpenFirstDays } from './box.ts'
import { BoxPicture } from './box-picture.tsx'
import styles from './boxes-drawer.module.css'

const BOX_PX = 44

const BoxRow = ({ box, onOpen }: { readonly box: Box; readonly onOpen: () => void }) => {
  const { t } = useTranslation()
  const { goal, state } = box
  const share = goal === null ? 1 : goal.done / goal.needed
  return (
    <li className={styles.row} data-state={state}>
      <span
        className={styles.picture}
        style={{ '--rarity': `var(--rarity-${box.rarity ?? 'common'})` } as CSSProperties}
        aria-hidden="true"
      >
        <BoxPicture box={box} size={BOX_PX} />
      </span>
      <span className="grid gap-2 grows shrinks">
        <strong className={styles.reward}>{t(`firstDays.reward.${box.name}`)}</strong>
        {goal && <span className="soft size-14">{t(`firstDays.${goal.counts}`, { count: goal.needed })}</span>}
        {goal && state === 'ahead' && <ShareBar color="gold" share={share} />}
      </span>
      {state === 'ready' ? (
        <Button size="small" variant="claim" onClick={onOpen}>
          {t('firstDays.openBox')}
        </Button>
      ) : (
        <span className="rigid bold size-14 soft">
          {state === 'ahead' && goal
            ? t('firstDays.progress', { done: goal.done, of: goal.needed })
            : t(state === 'claimed' ? 'firstDays.taken' : 'firstDays.missed')}
        </span>
      )}
    </li>
  )
}

export interface BoxesDrawerProps {
  readonly days: OpenFirstDays
  readonly boxes: readonly Box[]
  readonly open: boolean
  readonly onOpenBox: (box: Box) => void
  readonly onClose: () => void
}

export const BoxesDrawer = ({ days, boxes, open, onOpenBox, onClose }: BoxesDrawerProps) => {
  const { t } = useTranslation()
  const endsMs = Date.parse(days.ends_at)
  return (
    <Drawer open={open} onClose={onClose} title={t('firstDays.title')}>
      <div className="column gap-10">
        {nowMs() < endsMs && <p className="soft text-center balance">{t('firstDays.intro')}</p>}
        <p className="text-center">
          <CountdownClock endMs={endsMs} now={nowMs} label={t('firstDays.endsIn')} endText={t('firstDays.over')} />
        </p>
        <ul className="column gap-8">
          {boxes.map((box) => (
            <BoxRow key={box.name} box={box} onOpen={() => onOpenBox(box)} />
          ))}
        </ul>
      </div>
    </Drawer>
  )
}
