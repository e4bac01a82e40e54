import { useTranslation } from 'react-i18next'
import type { InboxItem } from '../../../contracts/wire.ts'
import { assetView, formatMovement } from '../../movements/asset-view.ts'
import { useMovementWords } from '../../movements/use-movement-words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './reward-card.module.css'

const ICON_PX = 48

const contentsOf = ({ tok, star, materials }: InboxItem) => [
  ...(tok > 0 ? [{ asset: 'tok', amount: tok }] : []),
  ...(star > 0 ? [{ asset: 'star', amount: star }] : []),
  ...materials.map(({ slug, quantity }) => ({ asset: slug, amount: quantity })),
]

export interface RewardCardProps {
  readonly item: InboxItem
  /** Why it could not be taken. */
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Another one is under way. */
  readonly isWaiting: boolean
  readonly onClaim: () => void
}

/** A reward of the inbox: what it is for, since when it waits, what is inside; to be claimed, or taken already. */
export const RewardCard = ({ item, problem, isBusy, isWaiting, onClaim }: RewardCardProps) => {
  const { t } = useTranslation()
  const words = useMovementWords()
  const isTaken = item.claimed_at !== null
  const reason = words.reason(item.reason)
  return (
    <Panel as="li" tone={isTaken ? 'plain' : 'gold'} className={styles.card}>
      <div className={styles.head}>
        <Icon name={isTaken ? 'chest-iron-open' : 'chest-iron'} size={ICON_PX} />
        <div className={styles.words}>
          <h3 className={styles.reason}>{reason}</h3>
          <p className={styles.date}>
            {item.claimed_at === null
              ? t('inbox.since', { date: formatDate(Date.parse(item.at)) })
              : t('inbox.takenAt', { date: formatDate(Date.parse(item.claimed_at)) })}
          </p>
        </div>
        {isTaken && <Icon name="check" size={28} label={t('inbox.taken')} />}
      </div>
      <ul className={styles.contents}>
        {contentsOf(item).map(({ asset, amount }) => (
          <li key={asset}>
            <Chip icon={assetView(asset).icon} label={words.asset(asset)}>
              {formatMovement(asset, amount)}
            </Chip>
          </li>
        ))}
      </ul>
      {problem !== undefined && !isTaken && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!isTaken && (
        <Button
          variant="claim"
          fullWidth
          pending={isBusy}
          disabled={isWaiting && !isBusy}
          aria-label={t('inbox.claimNamed', { reason })}
          onClick={onClaim}
        >
          {t('inbox.claim')}
        </Button>
      )}
    </Panel>
  )
}
