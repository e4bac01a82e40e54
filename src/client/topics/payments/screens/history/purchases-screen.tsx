import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { usePages } from '#client/game/use-pages.ts'
import { openLink } from '#client/platform/messenger.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ListEnd } from '#client/ui/feedback/list-end.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { ordersQuery } from '../../queries.ts'
import { OrderCard } from './order-card.tsx'

const PICTURE = { url: extraPictureUrl('empty-market') }

const Debt = ({ stars }: { readonly stars: number }) => {
  const { t } = useTranslation()
  return (
    <Panel role="status" className="grid gap-6">
      <h2 className="coral size-17">{t('payments.debt.title', { count: stars, stars: formatInteger(stars) })}</h2>
      <p className="size-14">{t('payments.debt.text')}</p>
      <p className="size-14">{t('payments.debt.how')}</p>
      <p className="size-14">{t('payments.debt.until')}</p>
    </Panel>
  )
}

const Help = () => {
  const { t } = useTranslation()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
  return (
    <Panel className="grid gap-6">
      <h2 className="golden size-17">{t('payments.history.help')}</h2>
      <p className="size-14">{t('payments.history.helpText')}</p>
      {botLink && (
        <Button variant="quiet" fullWidth onClick={() => openLink(botLink)}>
          {t('payments.history.toBot')}
        </Button>
      )}
    </Panel>
  )
}

const Orders = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const list = usePages(ordersQuery)
  if (list.rows === null)
    return (
      <Pending queries={[list]} failed={t('payments.history.failed')} loading={t('payments.history.loading')}>
        <SkeletonRows rows={6} />
      </Pending>
    )
  if (list.rows.length === 0)
    return (
      <EmptyState
        picture={PICTURE}
        size="compact"
        title={t('payments.history.empty')}
        text={t('payments.history.emptyText')}
      >
        <Button onClick={() => navigate(PAGE.IAP.path)}>{t('payments.history.toShop')}</Button>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-8" aria-label={t('payments.history.title')}>
        {list.rows.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <ListEnd
        list={list}
        label={t('payments.history.more')}
        problem={t('payments.history.moreFailed')}
        end={t('payments.history.end')}
      />
    </>
  )
}

export const PurchasesScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.PURCHASES.back)
  const debt = useQuery(ordersQuery()).data?.star_debt ?? 0
  return (
    <Screen title={t('payments.history.title')} hue="amber" header="ledger" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <p className="muted size-14">{t('payments.history.about')}</p>
        {debt > 0 && <Debt stars={debt} />}
        <Orders />
        <Help />
      </div>
    </Screen>
  )
}
