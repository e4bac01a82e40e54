import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import { tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { shownOf } from '../../links.ts'
import { bracketsQuery } from '../../queries.ts'
import type { CheckOutcome } from './check-day.ts'
import type { BracketsPage } from './published.ts'
import styles from './tournament-verify-screen.module.css'
import { type CheckState, useDayCheck } from './use-day-check.ts'
import { VerdictPanel } from './verdict-panel.tsx'

const EMPTY = { url: extraPictureUrl('empty-history') }

const Published = ({ proof }: Pick<BracketsPage, 'proof'>) => {
  const { t } = useTranslation()
  const values = [
    ['seedHash', proof.seed_hash],
    ['entrantsHash', proof.entrants_hash],
    ['seed', proof.seed],
    ['version', proof.rules_version],
  ] as const
  return (
    <details className={styles.details}>
      <summary>{t('tournamentVerify.details')}</summary>
      <dl>
        {values.map(
          ([name, value]) =>
            value !== null && <CopyValue key={name} name={t(`tournamentVerify.${name}`)} value={value} />,
        )}
      </dl>
    </details>
  )
}

const Running = ({
  state,
  onStop,
}: {
  readonly state: CheckState & { readonly is: 'running' }
  readonly onStop: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" className="column gap-12">
      <p className="row gap-10" role="status">
        <Spinner size={28} />
        {t('tournamentVerify.running')}
      </p>
      {state.total !== null && (
        <Bar
          value={state.done}
          max={state.total}
          tone="mint"
          size="large"
          label={t('tournamentVerify.progressLabel')}
          text={t('tournamentVerify.progress', { done: state.done, total: state.total })}
        />
      )}
      <Button variant="secondary" fullWidth onClick={onStop}>
        {t('tournamentVerify.stop')}
      </Button>
    </Panel>
  )
}

const Outcome = ({ outcome, onWhole }: { readonly outcome: CheckOutcome; readonly onWhole: () => void }) => {
  const { t } = useTranslation()
  switch (outcome.is) {
    case 'unpublished':
      return <EmptyState picture={EMPTY} title={t('tournamentVerify.notYet')} text={t('tournamentVerify.notYetText')} />
    case 'no-crypto':
      return <EmptyState picture="error" title={t('tournamentVerify.noCrypto')} />
    case 'rules':
      return <EmptyState picture="error" title={t('tournamentVerify.rules', { version: outcome.version })} />
    case 'told':
      return (
        <>
          <VerdictPanel outcome={outcome} />
          {outcome.scope !== 'day' && (
            <Button fullWidth onClick={onWhole}>
              {t('tournamentVerify.checkWhole', { count: outcome.brackets })}
            </Button>
          )}
        </>
      )
  }
}

const DayCheck = ({ bracket, day }: { readonly bracket: number | null; readonly day: string }) => {
  const { t } = useTranslation()
  const { state, start, stop } = useDayCheck(day, bracket)
  const proof = useQuery({ ...bracketsQuery(day, 1), enabled: state.is === 'over' }).data?.proof
  return (
    <>
      <p className="soft text-center">{formatDay(tournamentClosesMs(day), nowMs())}</p>
      <p className="soft balance text-center">{t('tournamentVerify.about')}</p>
      {state.is === 'running' && <Running state={state} onStop={stop} />}
      {state.is === 'over' && <Outcome outcome={state.outcome} onWhole={() => start(true)} />}
      {state.is === 'failed' && (
        <LoadProblem error={state.error} text={t('tournamentVerify.failed')} onRetry={() => start(false)} />
      )}
      {state.is === 'stopped' && (
        <Panel as="section" className="column gap-12 text-center">
          <p role="status">{t('tournamentVerify.stopped')}</p>
          <Button fullWidth onClick={() => start(false)}>
            {t('tournamentVerify.again')}
          </Button>
        </Panel>
      )}
      {proof && proof.seed !== null && <Published proof={proof} />}
    </>
  )
}

/** Verifies the player's pool at once, the whole day on request (R26). */
export const TournamentVerifyScreen = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { bracket, day } = shownOf(search)
  const goBack = useGoBack(PAGE.TOURNAMENT_VERIFY.back)
  const navigate = useAppNavigate()
  return (
    <Screen title={t('tournamentVerify.title')} hue="teal" onBack={goBack}>
      <div className="column gap-12 above-inset">
        {day === null ? (
          <EmptyState picture={EMPTY} title={t('tournamentVerify.notYet')} text={t('tournamentVerify.notYetText')}>
            <Button icon="fight" onClick={() => navigate(PAGE.TOURNAMENT.path)}>
              {t('tournamentVerify.toTournament')}
            </Button>
          </EmptyState>
        ) : (
          <DayCheck key={`${day} ${bracket}`} day={day} bracket={bracket} />
        )}
      </div>
    </Screen>
  )
}
