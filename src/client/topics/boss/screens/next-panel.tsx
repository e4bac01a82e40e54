import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { BossPortrait } from '#client/ui/fighters/boss-portrait.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { BossPage } from '#contracts/wire.ts'
import { toGuildBoss } from '../links.ts'
import { BOSS_OF } from '../shared/boss-of.ts'
import styles from './next-panel.module.css'

export const NextPanel = ({ page, onEnd }: { readonly page: BossPage; readonly onEnd: () => void }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { next, locked } = page
  return (
    <section aria-labelledby="boss-next">
      <h2 id="boss-next" className={styles.heading}>
        {t('boss.next.title')}
      </h2>
      <ul className="grid gap-8">
        {next && (
          <li>
            <ListRow
              icon={<BossPortrait boss={BOSS_OF[next.slug]} />}
              title={t(`boss.name.${next.slug}`)}
              detail={
                <CountdownClock
                  endMs={Date.parse(next.started_at)}
                  now={nowMs}
                  label={t('boss.comesIn')}
                  onEnd={onEnd}
                />
              }
              onPress={() => openPage(toGuildBoss(next.slug))}
            />
          </li>
        )}
        {locked.map(({ slug, opens_at: opensAt }) => (
          <li key={slug} className={styles.locked}>
            <ListRow
              icon={<BossPortrait boss={BOSS_OF[slug]} />}
              title={t(`boss.name.${slug}`)}
              detail={
                opensAt === null
                  ? t(`boss.about.${slug}`)
                  : t('boss.next.opens', { date: formatDate(Date.parse(opensAt)) })
              }
              trailing={t('boss.next.locked')}
              state="disabled"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
