import { useTranslation } from 'react-i18next'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import styles from './founded-celebration.module.css'
import { GuildBanner } from './guild-banner.tsx'
import { RoleTag } from './role-tag.tsx'
import { ShareGuild } from './share-guild.tsx'

const AVATAR_PX = 64

export interface FoundedCelebrationProps {
  readonly guild: GuildDetail
  readonly onClose: () => void
}

export const FoundedCelebration = ({ guild, onClose }: FoundedCelebrationProps) => {
  const { t } = useTranslation()
  const { emblem, name, tag, roster } = guild
  const founder = roster.find(({ role }) => role === 'leader')
  return (
    <CelebrationShow
      label={t('guild.form.title')}
      glow="var(--gold)"
      backdrop="guild"
      isKnown
      after={<GuildBanner emblem={emblem} />}
      skipLabel={t('guild.page.toMine')}
      title={t('guild.form.done', { name })}
      isReported
      done={t('guild.page.toMine')}
      buttons={<ShareGuild guild={guild} label={t('guild.invite')} />}
      celebration="guild-founded"
      onClose={onClose}
    >
      <p className={styles.tag}>{tag}</p>
      {founder && (
        <div className={styles.founder}>
          <Avatar houseId={founder.house_id} size={AVATAR_PX} />
          <bdi className="bold ellipsis max-full">{founder.username}</bdi>
          <RoleTag role={founder.role} />
        </div>
      )}
      <p className="size-17 bold balance">{t('guild.founded.text')}</p>
    </CelebrationShow>
  )
}
