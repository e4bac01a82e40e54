import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { formatBalance, formatDuration } from '#client/ui/format/format.ts'
import { useTicker } from '#client/ui/hooks/use-ticker.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { MINING_DISPLAY_INTERVAL_MS } from '#rules/constants.ts'
import type { MiningState } from '#rules/mining/mining.ts'
import styles from './mining-card.module.css'
import { miningView } from './mining-view.ts'
import { useClaim } from './use-claim.ts'

/** Loaded after home's first paint, because no claim is possible before. */
const CoinBurst = extraOnDemand(async () => (await import('#client/topics/home/shared/coin-burst.tsx')).CoinBurst)

const write = (element: HTMLElement | null, text: string) => {
  if (element && element.textContent !== text) element.textContent = text
}

/** Writes through refs ten times a second, without rendering (rows 43–46, T33). */
export const MiningCard = ({ state, lastClaimMs }: { readonly state: MiningState; readonly lastClaimMs: number }) => {
  const { t } = useTranslation()
  const [burst, setBurst] = useState<{ readonly id: number; readonly amountNano: number } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const progress = useRef<HTMLDivElement>(null)
  const fill = useRef<HTMLSpanElement>(null)
  const purpose = useRef<HTMLSpanElement>(null)
  const amount = useRef<HTMLSpanElement>(null)
  const detail = useRef<HTMLSpanElement>(null)
  const timeLeft = useRef<HTMLSpanElement>(null)
  const { claim, isPending } = useClaim((amountNano) => setBurst((last) => ({ id: (last?.id ?? 0) + 1, amountNano })))

  useTicker(MINING_DISPLAY_INTERVAL_MS, () => {
    const view = miningView(state, lastClaimMs, nowMs())
    if (button.current) {
      button.current.dataset.full = String(view.isFull)
      button.current.dataset.ready = String(view.isClaimable)
    }
    if (fill.current) fill.current.style.transform = `scaleX(${view.progress.toFixed(4)})`
    progress.current?.setAttribute('aria-valuenow', String(Math.floor(view.progress * 100)))
    write(purpose.current, view.isFull ? '' : t('home.claim'))
    write(amount.current, t(view.isFull ? 'home.claimFull' : 'home.claimRunning', { amount: view.amountText }))
    write(detail.current, view.isFull ? '' : t('home.perHour', { rate: view.rateText }))
    write(timeLeft.current, view.isFull ? t('home.full') : t('home.fullIn', { time: formatDuration(view.fullInMs) }))
  })

  const claimed = burst ? t('home.claimed', { amount: formatBalance(burst.amountNano) }) : ''
  return (
    <Panel as="section" aria-label={t('home.miningProgress')} className={styles.card}>
      <div className="flex wrap align-baseline justify-between gap-0-8" data-guide="pocket">
        <h2 className={styles.title}>{t('home.miningProgress')}</h2>
        <span ref={timeLeft} className="golden digits" />
      </div>
      <div
        ref={progress}
        className={styles.progress}
        role="progressbar"
        aria-label={t('home.miningProgress')}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.trough}>
          <span ref={fill} className={styles.fill} />
        </span>
      </div>
      <div className="relative">
        <button
          ref={button}
          type="button"
          className={styles.claim}
          aria-busy={isPending || undefined}
          onClick={() => claim(state, lastClaimMs)}
        >
          <span className={styles.face}>
            <Icon name="tok" size={38} />
            <span ref={purpose} className={styles.purpose} />
            <span className="flex wrap gap-0-10 align-baseline justify-center shrinks">
              <span ref={amount} className={styles.amount} />
              <span ref={detail} className={styles.detail} />
            </span>
          </span>
        </button>
        <p className="visually-hidden" role="status">
          {claimed}
        </p>
        {burst && <CoinBurst key={burst.id} text={claimed} onEnd={() => setBurst(null)} />}
      </div>
    </Panel>
  )
}
