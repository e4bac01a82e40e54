import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { cappedRank, formatInteger } from '#client/ui/format/format.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { BossPage } from '#contracts/wire.ts'
import { BOSS_LISTED_PLACES } from '#rules/boss/boss-places.ts'
import { toBossLeaderboard } from '../links.ts'
import { bossBoardMeQuery } from '../queries.ts'
import styles from './own-panel.module.css'

const Fact = ({ label, value, said }: { readonly label: string; readonly value: string; readonly said?: string }) => (
  <div className={styles.fact}>
    <dt className="muted size-14">{label}</dt>
    <dd className="golden font-display size-18 digits">
      {said === undefined ? (
        value
      ) : (
        <>
          <span aria-hidden="true">{value}</span>
          <span className="visually-hidden">{said}</span>
        </>
      )}
    </dd>
  </div>
)

export const OwnPanel = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { own, boss } = page
  const rank = useQuery(bossBoardMeQuery(boss.slug)).data?.member?.rank
  const hasRank = rank !== undefined && own.damage > 0
  return (
    <Panel as="section" className="grid gap-10" aria-labelledby="boss-own">
      <div className="row wrap justify-between gap-6-12">
        <h2 id="boss-own" className="size-18">
          {t('boss.own.title')}
        </h2>
        <Button size="small" variant="secondary" icon="trophy" onClick={() => openPage(toBossLeaderboard(boss.slug))}>
          {t('boss.board')}
        </Button>
      </div>
      <dl className="flex wrap gap-8">
        <Fact label={t('boss.own.total')} value={formatInteger(own.damage)} />
        <Fact label={t('boss.own.best')} value={formatInteger(own.best)} />
        <Fact
          label={t('boss.own.place')}
          value={hasRank ? cappedRank(rank, BOSS_LISTED_PLACES) : t('boss.own.none')}
          {...(!hasRank && { said: t('boss.own.noneSaid') })}
        />
      </dl>
    </Panel>
  )
}
