import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useNow } from '#client/game/use-now.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { BossPortrait } from '#client/ui/fighters/boss-portrait.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'

export const BossCard = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [{ slug, endMs }] = begunBossEvents(useNow())
  const boss = BOSS_OF[slug]
  return (
    <ListRow
      icon={<BossPortrait boss={boss} />}
      title={t('kombat.prep.boss', { name: t(`kombat.boss.${boss}`) })}
      detail={<CountdownClock endMs={endMs} now={nowMs} label={t('kombat.prep.bossLeaves')} />}
      onPress={() => navigate(toGuildBoss(slug), { state: { from: PAGE.KOMBAT_PREP.path } })}
    />
  )
}
