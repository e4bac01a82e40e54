import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { CheckRow } from '#client/ui/rows/check-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { Difference } from '#rules/tournament/verdict.ts'
import type { CheckOutcome } from './check-day.ts'
import { brokenChecks, CHECKS, textValuesOf } from './checks.ts'
import styles from './tournament-verify-screen.module.css'

const NAMED = 12

const Differences = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const { t } = useTranslation()
  const more = differences.length - NAMED
  return (
    <section className="column gap-8" aria-labelledby="verify-wrong">
      <h3 id="verify-wrong" className="size-17">
        {t('tournamentVerify.wrong')}
      </h3>
      <ul className={styles.differences}>
        {differences.slice(0, NAMED).map((difference) => (
          <li key={JSON.stringify(difference)}>
            {t(`tournamentVerify.difference.${difference.what}`, textValuesOf(difference))}
          </li>
        ))}
        {more > 0 && <li>{t('tournamentVerify.more', { count: more })}</li>}
      </ul>
    </section>
  )
}

const SCOPES = { own: 'ownPool', bracket: 'poolOf', strongest: 'pool', day: 'whole' } as const

export const VerdictPanel = ({ outcome }: { readonly outcome: CheckOutcome & { readonly is: 'told' } }) => {
  const { t } = useTranslation()
  const { scope, verdict } = outcome
  const { checked, differences } = verdict
  const broken = brokenChecks(verdict)
  const counts = {
    seed: { count: 1 },
    entrants: { count: checked.entrants },
    draw: { count: checked.brackets, pairings: formatInteger(checked.pairings) },
    fights: { count: checked.fights },
    prizes: { count: checked.prizes },
  } as const
  return (
    <Panel as="section" className="column gap-12" aria-labelledby="verify-checks">
      <p className={styles.verdict} data-holds={differences.length === 0} role="status">
        {t(differences.length === 0 ? 'tournamentVerify.holds' : 'tournamentVerify.broken')}
      </p>
      <h2 id="verify-checks" className="size-17">
        {t('tournamentVerify.checks')}: {t(`tournamentVerify.${SCOPES[scope]}`)}
      </h2>
      <ul className="column gap-10">
        {CHECKS.map((check) => {
          const state = broken.has(check) ? 'broken' : 'holds'
          return (
            <CheckRow key={check} state={state} said={t(`tournamentVerify.state.${state}`)}>
              {state === 'holds'
                ? t(`tournamentVerify.check.${check}`, counts[check])
                : t(`tournamentVerify.wrongCheck.${check}`)}
            </CheckRow>
          )
        })}
      </ul>
      {differences.length > 0 && <Differences differences={differences} />}
    </Panel>
  )
}
