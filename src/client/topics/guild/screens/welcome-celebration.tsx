import { useTranslation } from 'react-i18next'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { formatPercent } from '#client/ui/format/format.ts'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { GuildBanner } from './guild-banner.tsx'
import styles from './welcome-celebration.module.css'

const AVATAR_PX = 52
const WELCOMING = 5

export interface WelcomeCelebrationProps {
  readonly guild: GuildDetail
  readonly onClose: () => void
}

export const WelcomeCelebration = ({ guild, onClose }: WelcomeCelebrationProps) => {
  const { t } = useTranslation()
  const { emblem, name, perk_percent: perk, roster } = guild
  return (
    <CelebrationShow
      label={t('guild.page.title')}
      glow="var(--gold)"
      backdrop="guild"
      isKnown
      after={<GuildBanner emblem={emblem} />}
      skipLabel={t('guild.page.toMine')}
      title={t('guild.page.joined', { name })}
      isReported
      done={t('guild.page.toMine')}
      celebration="guild-joined"
      onClose={onClose}
    >
      <ul className="flex wrap gap-8 justify-center" aria-label={t('guild.page.roster')}>
        {roster.slice(0, WELCOMING).map(({ user_id, username, house_id }) => (
          <li key={user_id} className={styles.member}>
            <Avatar houseId={house_id} size={AVATAR_PX} />
            <bdi className="size-13 soft ellipsis max-full">{username}</bdi>
          </li>
        ))}
      </ul>
      <p className="size-17 bold balance">{t('guild.welcome.text')}</p>
      {perk > 0 && <p className={styles.perk}>{t('guild.page.perk', { percent: formatPercent(perk) })}</p>}
    </CelebrationShow>
  )
}
