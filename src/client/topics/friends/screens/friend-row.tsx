import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatBalance, formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { Friends } from '#contracts/wire.ts'
import styles from './friend-row.module.css'

export type Friend = Friends['items'][number]

const CHECK = 'M5 13 10 18 19 7'

const Counting = ({ earnedNano }: { readonly earnedNano: number }) => {
  const { t } = useTranslation()
  const amount = formatBalance(earnedNano)
  return (
    <span className="row wrap font-display gap-2-10">
      <span className="inline-row gap-4 mint">
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
          <path d={CHECK} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
        </svg>
        {t('friends.counts')}
      </span>
      <span className="golden digits">
        <span aria-hidden="true">{t('friends.earnedBy', { amount })}</span>
        <span className="visually-hidden">{t('friends.earnedSaid', { amount })}</span>
      </span>
    </span>
  )
}

export const FriendRow = ({ friend, fightsNeeded }: { readonly friend: Friend; readonly fightsNeeded: number }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const done = Math.min(friend.fights, fightsNeeded)
  // A deleted account has neither a profile nor fights.
  const isDeleted = friend.user_id === 0
  const name = isDeleted ? t('friends.deleted') : friend.username
  return (
    <li className={styles.row}>
      <ShowcaseWay userId={isDeleted ? null : friend.user_id} name={name}>
        <Avatar houseId={friend.house_id} size={48} />
      </ShowcaseWay>
      <div className="grid gap-2 shrinks grows">
        <p className="player-name">
          <bdi>{name}</bdi>
        </p>
        {friend.qualified ? (
          <Counting earnedNano={friend.earned} />
        ) : (
          <Bar
            value={done}
            max={fightsNeeded}
            tone="orange"
            label={t('friends.fightsLabel', { name })}
            text={t('friends.fightsOf', { done, needed: fightsNeeded })}
          />
        )}
        <p className="soft size-14 leading-125">
          {t('friends.joined', { date: formatDate(Date.parse(friend.joined_at)) })}
        </p>
      </div>
      {!isDeleted && (
        <button
          type="button"
          className="picture-button"
          aria-label={t('friends.fightWith', { name })}
          onClick={() => navigate(PAGE.FRIENDLY_KOMBAT.path, { state: { query: String(friend.user_id) } })}
        >
          <Icon name="fight" size={28} />
          <span>{t('friends.fight')}</span>
        </button>
      )}
    </li>
  )
}
