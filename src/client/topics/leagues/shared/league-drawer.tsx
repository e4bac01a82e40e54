import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { ChestCelebration } from '#client/topics/season/shared/chest-celebration.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { LEAGUE_SLUGS, type LeagueSlug } from '#rules/leaderboards/league-rewards.ts'
import styles from './league-drawer.module.css'
import { LeagueRewardDialog } from './league-reward-dialog.tsx'
import { useCheckReward } from './use-check-reward.ts'

const CHESTS = {
  I: 'chest-wood',
  II: 'chest-wood',
  III: 'chest-iron',
  IV: 'chest-iron',
  special: 'chest-titanium',
} as const satisfies Readonly<Record<LeagueSlug, string>>

export interface LeagueDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly waiting: readonly LeagueSlug[]
}

export const LeagueDrawer = ({ open, onClose, waiting }: LeagueDrawerProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { check, checking, chest, claim, closeChest, hide, isClaiming, isShown, reward } = useCheckReward()
  return (
    <>
      <Drawer open={open && chest === null} onClose={onClose} title={t('leagues.drawer')}>
        <div className="column gap-10">
          <p className="soft text-center balance">{t('leagues.drawerText')}</p>
          <ul className="column gap-8">
            {LEAGUE_SLUGS.map((slug) => {
              const name = t(`leagues.week.${slug}`)
              const isWaiting = waiting.includes(slug)
              return (
                <li key={slug} className={styles.row} data-waiting={isWaiting || undefined}>
                  <Icon name={CHESTS[slug]} size={44} />
                  <span className="grid grows shrinks leading-115">
                    <strong className="font-display size-18">{name}</strong>
                    {isWaiting && <span className="golden bold size-14">{t('leagues.waits')}</span>}
                  </span>
                  <Button
                    size="small"
                    variant={isWaiting ? 'claim' : 'secondary'}
                    aria-label={t('leagues.checkWeek', { week: name })}
                    pending={checking === slug}
                    disabled={checking !== null && checking !== slug}
                    onClick={() => check(slug)}
                  >
                    {t('leagues.check')}
                  </Button>
                </li>
              )
            })}
          </ul>
          <ListRow
            icon={{ url: extraIconUrl('league-cup') }}
            title={t('leagues.toBoard')}
            detail={t('leagues.toBoardText')}
            onPress={() => navigate(PAGE.LEAGUE_LEADERBOARD.path, { state: { from: PAGE.HOME.path } })}
          />
        </div>
        {/* Nested in the drawer, because sibling modals that open together hide each other from screen readers. */}
        {reward && (
          <LeagueRewardDialog reward={reward} open={isShown} isClaiming={isClaiming} onClaim={claim} onClose={hide} />
        )}
      </Drawer>
      {chest !== null && <ChestCelebration opened={chest} onClose={closeChest} />}
    </>
  )
}
