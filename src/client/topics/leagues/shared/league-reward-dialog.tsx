import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { LeagueReward } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { leagueLengthMs } from '#rules/leaderboards/league-rewards.ts'
import styles from './league-reward-dialog.module.css'

/** Contents of a reward. Its `stones` have no type yet, and include awake stones, a material (R27, row 151). */
const useLeagueContents = (): ((reward: LeagueReward) => readonly Loot[]) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  return ({ chests, equipments, star, stones, tickets, tok }) => [
    ...lootOf({ tok, star, materials: stones.filter(({ slug }) => isMaterial(slug)) }),
    ...tickets.map(({ slug, quantity, image_url: url }) => ({
      key: slug,
      icon: { url },
      amount: `×${formatInteger(quantity)}`,
      name: t('leagues.ticket', { count: quantity }),
    })),
    ...stones
      .filter(({ slug }) => !isMaterial(slug))
      .map(({ slug, quantity, image_url: url }) => ({
        key: slug,
        icon: { url },
        amount: `×${formatInteger(quantity)}`,
        name: t('leagues.stone', { count: quantity }),
      })),
    ...chests.map(({ name, image_url: url }, index) => ({
      key: `${name}-${index}`,
      icon: { url },
      amount: '×1',
      name,
    })),
    ...equipments.map(({ id, image_url: url, rarity }) => ({
      key: id,
      icon: { url },
      amount: '×1',
      name: t('leagues.item', { rarity: t(`ui.rarity.${rarity}`) }),
      rarity,
    })),
  ]
}

const NOTHING_PX = 72

const Nothing = ({ reward, onClose }: { readonly reward: LeagueReward; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const closesMs = Date.parse(reward.closes_at)
  const beginsMs = closesMs - leagueLengthMs(reward.week)
  const sentenceOf = (): ReactNode => {
    if (reward.is_final) return t('leagues.notEligible')
    if (nowMs() >= closesMs) return t('leagues.board.soonText')
    if (nowMs() < beginsMs) return <CountdownClock endMs={beginsMs} now={nowMs} label={t('leagues.beginsIn')} />
    return (
      <>
        {t('leagues.stillRuns', { count: reward.points })}{' '}
        <CountdownClock endMs={closesMs} now={nowMs} label={t('leagues.closesIn')} />
      </>
    )
  }
  return (
    <div className="column gap-14 text-center">
      <div className={styles.none}>
        <Icon name={{ url: extraIconUrl('league-cup') }} size={NOTHING_PX} />
      </div>
      <p className="bold size-17 balance">{sentenceOf()}</p>
      <Button size="large" fullWidth onClick={onClose}>
        {t('leagues.ok')}
      </Button>
    </div>
  )
}

export interface LeagueRewardDialogProps {
  /** The reward as it was when the player asked. */
  readonly reward: LeagueReward
  readonly open: boolean
  readonly isClaiming: boolean
  readonly onClaim: () => void
  readonly onClose: () => void
}

export const LeagueRewardDialog = ({ reward, open, isClaiming, onClaim, onClose }: LeagueRewardDialogProps) => {
  const { t } = useTranslation()
  const contentsOf = useLeagueContents()
  const { has_claimed, has_reward, points, rank, season, week } = reward
  return (
    <Dialog open={open} onClose={onClose} title={t('leagues.dialog', { slug: t(`leagues.slug.${week}`) })}>
      <div className="column gap-10">
        <p className="soft text-center">{t('leagues.board.ofSeason', { season, week: t(`leagues.week.${week}`) })}</p>
        {has_reward ? (
          <div className="column gap-14">
            <p className="row wrap justify-center gap-2-12">
              <span className={styles.place}>
                {rank === null ? t('leagues.noPlace') : t('leagues.placeShown', { place: formatInteger(rank) })}
              </span>
              <span className="soft">{t('leagues.pointsWith', { count: points, points: formatInteger(points) })}</span>
            </p>
            <LootList loot={contentsOf(reward)} label={t('leagues.inside')} />
            <Button
              variant="claim"
              size="large"
              fullWidth
              disabled={has_claimed}
              pending={isClaiming}
              onClick={onClaim}
            >
              {t(has_claimed ? 'leagues.claimed' : 'leagues.claim')}
            </Button>
          </div>
        ) : (
          <Nothing reward={reward} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
