import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { IconName } from '#assets/manifest/packs.ts'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { WALLET } from '#rules/wallet/wallet.ts'
import { walletQuery } from '../queries.ts'
import { connecting, putAway } from '../shared/connect-store.ts'
import { chooseWallet, resumeRequest } from '../shared/connect-wallet.ts'
import { ConnectDrawer } from './connect/connect-drawer.tsx'
import { LinkedWallet } from './linked-wallet.tsx'
import { WalletScene } from './wallet-scene.tsx'
import styles from './wallet-screen.module.css'

const ICON_PX = 38
const CHANGE_DAYS = WALLET.changeMs / MS_PER_DAY

const Fact = ({ icon, title, text }: { readonly icon: IconName; readonly title: string; readonly text: string }) => (
  <li className={styles.fact}>
    <Icon name={icon} size={ICON_PX} />
    <div>
      <strong className="block font-display size-17 regular leading-120">{title}</strong>
      <span className="soft size-15 leading-130">{text}</span>
    </div>
  </li>
)

const Facts = () => {
  const { t } = useTranslation()
  return (
    <ul className="column gap-10">
      <Fact icon="check" title={t('wallet.fact.sign')} text={t('wallet.fact.signText')} />
      <Fact icon="lock" title={t('wallet.fact.safe')} text={t('wallet.fact.safeText')} />
      <Fact icon="portrait-0" title={t('wallet.fact.one')} text={t('wallet.fact.oneText', { count: CHANGE_DAYS })} />
    </ul>
  )
}

const Connect = ({ mayLinkAt, onConnect }: { readonly mayLinkAt: string | null; readonly onConnect: () => void }) => {
  const { t } = useTranslation()
  const { step, isAway } = useStore(connecting)
  const waiting = step.is === 'waiting' && isAway ? step.request.app.name : null
  return (
    <Panel>
      <Facts />
      <div className="grid gap-10 margin-top-10">
        {mayLinkAt !== null && (
          <p className="soft size-14 text-center">{t('wallet.mayLink', { date: formatDate(Date.parse(mayLinkAt)) })}</p>
        )}
        <Button
          size="large"
          fullWidth
          disabled={mayLinkAt !== null}
          onClick={waiting === null ? onConnect : () => putAway(false)}
        >
          {waiting === null ? t('wallet.connect') : t('wallet.waiting', { wallet: waiting })}
        </Button>
      </div>
    </Panel>
  )
}

const Body = ({ chain, wallet, may_link_at }: CallData<'wallet.get'>) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const connect = (): void => void chooseWallet(client, chain)
  useEffect(() => void resumeRequest(client, chain), [client, chain])
  return (
    <>
      <section className={styles.hero} aria-labelledby="wallet-lead">
        <WalletScene isSealed={wallet !== null} />
        <div className={styles.lead}>
          <h2 id="wallet-lead">{t(wallet ? 'wallet.linked' : 'wallet.lead')}</h2>
          <p>{t(wallet ? 'wallet.linkedText' : 'wallet.leadText')}</p>
        </div>
      </section>
      {wallet ? (
        <LinkedWallet wallet={wallet} chain={chain} mayLinkAt={may_link_at} onChange={connect} />
      ) : (
        <Connect mayLinkAt={may_link_at} onConnect={connect} />
      )}
      <Section title={t('wallet.privacy')} className="block">
        <p className="soft size-15">{t('wallet.privacyText')}</p>
      </Section>
      <ConnectDrawer chain={chain} />
    </>
  )
}

/** One signature links a wallet (T34). */
export const WalletScreen = () => {
  const { t } = useTranslation()
  const query = useQuery(walletQuery)
  const goBack = useGoBack(PAGE.WALLET.back)
  return (
    <Screen title={t('wallet.title')} hue="azure" onBack={goBack}>
      <div className="column gap-10 above-inset">
        {query.data?.enabled ? (
          <Body {...query.data} />
        ) : query.data ? (
          <EmptyState picture="empty" title={t('wallet.off')} text={t('wallet.offText')} />
        ) : (
          <Pending queries={[query]} failed={t('wallet.failed')} loading={t('wallet.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={3} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
