import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { wornWithSpecials } from '../../../../assets/manifest/special-items.ts'
import type { Replay } from '../../../contracts/wire.ts'
import { httpStatusOf } from '../../api/api-error.ts'
import { useEnergy } from '../../api/use-energy.ts'
import { useBackHandler } from '../../platform/back-stack.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FighterView } from '../../ui/fighter-view.tsx'
import { formatTok } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { DropList } from './drop-list.tsx'
import styles from './kombat-result-screen.module.css'
import { replayQuery } from './queries.ts'
import { RankChange } from './rank-change.tsx'
import { resultView } from './result-view.ts'
import { useResultSounds } from './use-result-sounds.ts'

const HOME = '/'
const PREPARATION = '/kombat_prep'
const ARENA = '/kombat'
const NOT_FOUND = 404
/** Below this height the pet gives room to the rewards. */
const SHORT_PX = 640

const Streak = ({ spoils }: { readonly spoils: NonNullable<Replay['own']> }) => {
  const { t } = useTranslation()
  const { no, streak_amount } = spoils.win_streak
  if (no === 0) return null
  return (
    <p className={styles.streak}>
      <Icon name="streak" size={28} />
      <strong>{t('kombat.result.streak', { count: no })}</strong>
      {streak_amount > 0 && <span>{t('kombat.result.streakBonus', { amount: formatTok(streak_amount, 2) })}</span>}
    </p>
  )
}

const Outcome = ({ result }: { readonly result: Replay }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const energy = useEnergy()
  const view = resultView(result)
  const spoils = result.own
  useResultSounds(view, spoils?.drops ?? null)
  const canFight = energy === null || energy.current > 0
  return (
    <main className={styles.screen} data-won={view.won}>
      <div className={styles.rays} aria-hidden="true" />
      <header className={styles.head} aria-live="polite">
        <h1 className={styles.title}>{t(view.won ? 'kombat.result.victory' : 'kombat.result.defeat')}</h1>
        <p className={styles.against}>
          {t('kombat.result.against', { name: view.other.username })}
          {result.is_bot && <span className={styles.bot}>{t('kombat.bot')}</span>}
        </p>
      </header>
      <div className={styles.pet}>
        <FighterView
          houseId={view.own.house_id}
          worn={wornWithSpecials(view.own.cosmetic)}
          pose={view.won ? 'win' : 'defeated'}
          size={window.innerHeight < SHORT_PX ? 104 : 150}
          label={t(view.won ? 'kombat.result.winPose' : 'kombat.result.losePose', { name: view.own.username })}
        />
      </div>
      <div className={styles.cards}>
        <Panel as="section" aria-label={t('kombat.result.rank')}>
          {view.rank ? <RankChange rank={view.rank} /> : <p className={styles.none}>{t('kombat.result.unranked')}</p>}
        </Panel>
        {spoils && (
          <Panel as="section" tone={view.won ? 'gold' : 'plain'} aria-label={t('kombat.result.drops')}>
            <h2 className={styles.heading}>{t('kombat.result.drops')}</h2>
            <DropList drops={spoils.drops} />
            <Streak spoils={spoils} />
          </Panel>
        )}
      </div>
      <footer className={styles.actions}>
        {energy && (
          <p className={styles.energy}>
            <Icon name="energy" size={26} />
            {t('kombat.result.energy', { current: energy.current, max: energy.max })}
          </p>
        )}
        <Button variant="secondary" onClick={() => navigate(HOME)}>
          {t('kombat.result.home')}
        </Button>
        <Button fullWidth icon="fight" onClick={() => navigate(canFight ? ARENA : PREPARATION, { replace: true })}>
          {t('kombat.result.again')}
        </Button>
      </footer>
    </main>
  )
}

const Missing = ({ isUnknown, onRetry }: { readonly isUnknown: boolean; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <main className={styles.missing}>
      <EmptyState
        picture="not-found"
        level={1}
        title={t(isUnknown ? 'kombat.result.notFound' : 'kombat.result.failed')}
      >
        {!isUnknown && <Button onClick={onRetry}>{t('kombat.retry')}</Button>}
        <Button variant="secondary" onClick={() => navigate(HOME)}>
          {t('kombat.result.home')}
        </Button>
      </EmptyState>
    </main>
  )
}

const StoredResult = ({ replayId }: { readonly replayId: string }) => {
  const result = useQuery(replayQuery(replayId))
  if (result.isError) {
    const status = httpStatusOf(result.error)
    return <Missing isUnknown={status === NOT_FOUND || status === 400} onRetry={() => void result.refetch()} />
  }
  if (!result.data) {
    return (
      <main className={styles.missing}>
        <Spinner size={48} />
      </main>
    )
  }
  return <Outcome result={result.data} />
}

/** Result of a fight (rows 93, 98): outcome, rank change, rewards, and the way on; readable again by its address. */
export const KombatResultScreen = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const replayId = search.get('fight')
  useBackHandler(() => navigate(HOME))
  if (replayId === null) return <Missing isUnknown onRetry={() => navigate(PREPARATION)} />
  return <StoredResult key={replayId} replayId={replayId} />
}
