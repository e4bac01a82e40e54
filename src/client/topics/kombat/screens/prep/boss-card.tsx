import { useTranslation } from 'react-i18next'
import { begunStays } from '../../../../../rules/boss/boss-calendar.ts'
import { nowMs } from '../../../../api/server-clock.ts'
import { useAppNavigate } from '../../../../game/navigation.tsx'
import { PAGE } from '../../../../game/page-addresses.ts'
import { useNow } from '../../../../game/use-now.ts'
import { BossPortrait } from '../../../../ui/fighters/boss-portrait.tsx'
import { ListRow } from '../../../../ui/rows/list-row.tsx'
import { CountdownClock } from '../../../../ui/values/countdown-clock.tsx'
import { toGuildBoss } from '../../../boss/links.ts'
import { BOSS_OF } from '../../../boss/shelf/boss-of.ts'

export const BossCard = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [{ slug, endMs }] = begunStays(useNow())
  const boss = BOSS_OF[slug]
  return (
    <ListRow
      icon={<BossPortrait boss={boss} />}
      title={t('kombat.prep.boss', { name: t(`kombat.boss.${boss}`) })}
      detail={<CountdownClock endMs={endMs} now={nowMs} label={t('kombat.prep.bossLeaves')} showLabel />}
      onPress={() => navigate(toGuildBoss(slug), { state: { from: PAGE.KOMBAT_PREP.path } })}
    />
  )
}
