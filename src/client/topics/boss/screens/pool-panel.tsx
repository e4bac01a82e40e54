import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { BossPage } from '#contracts/wire.ts'

export const PoolPanel = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { pool } = page
  if (pool === null)
    return (
      <Panel as="section" className="grid gap-8" aria-labelledby="boss-pool">
        <h2 id="boss-pool" className="size-18 balance">
          {t('boss.pool.none')}
        </h2>
        <p className="soft leading-130">{t('boss.pool.noneText')}</p>
        <Button variant="secondary" icon="nav-friends" onClick={() => openPage(PAGE.GUILDS.path)}>
          {t('boss.pool.toGuilds')}
        </Button>
      </Panel>
    )
  const left = Math.max(0, pool.hp - pool.damage)
  const isEmptied = pool.emptied_at !== null
  return (
    <Panel as="section" tone={isEmptied ? 'gold' : 'plain'} className="grid gap-8" aria-labelledby="boss-pool">
      <div className="flex wrap justify-between gap-2-12 align-baseline">
        <h2 id="boss-pool" className="size-18 balance">
          {t('boss.pool.title')}
        </h2>
        <span className="golden font-display digits">
          {t('boss.pool.own', { damage: formatInteger(pool.own_damage) })}
        </span>
      </div>
      <Bar
        size="large"
        tone="coral"
        value={left}
        max={pool.hp}
        lag={Math.min(pool.hp, left + pool.own_damage)}
        label={t('boss.pool.title')}
        text={t('boss.pool.left', { left: formatInteger(left), hp: formatInteger(pool.hp) })}
      />
      {isEmptied && (
        <p className="soft leading-130">
          <strong className="plain">{t('boss.pool.emptied')}</strong> {t('boss.pool.emptiedText')}
        </p>
      )}
    </Panel>
  )
}
