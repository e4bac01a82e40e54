import { useTranslation } from 'react-i18next'
import type { Replay } from '../../../../../../contracts/wire.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Sign } from '../../../../../ui/icons/sign.tsx'
import { Drawer } from '../../../../../ui/overlays/drawer.tsx'
import { Spinner } from '../../../../../ui/surfaces/spinner.tsx'
import { CopyValue } from '../../../../../ui/values/copy-value.tsx'
import { useVerification } from './use-verification.ts'
import { CHECKS, type CheckName, type CheckOutcome, verdictOf } from './verify-fight.ts'
import styles from './verify-sheet.module.css'

const SIGNS = { holds: <Sign name="check" />, broken: <Sign name="cross" />, skipped: '–' } as const
const VERDICTS = {
  holds: 'replay.verify.holds',
  afterwards: 'replay.verify.holdsAfterwards',
  unclear: 'replay.verify.unclear',
  broken: 'replay.verify.broken',
} as const

interface CheckProps {
  readonly name: CheckName
  readonly outcome: CheckOutcome
  readonly version: string
}

const Check = ({ name, outcome, version }: CheckProps) => {
  const { t } = useTranslation()
  const words = () => {
    if (outcome.state === 'holds') return t(`replay.verify.check.${name}`)
    if (outcome.state === 'skipped') return t(`replay.verify.skipped.${outcome.reason}`, { version })
    return t(`replay.verify.failed.${outcome.reason}`, { turn: outcome.turn ?? 0, count: outcome.count ?? 0 })
  }
  return (
    <li className={styles.check} data-state={outcome.state}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[outcome.state]}
      </span>
      <span>
        <span className="visually-hidden">{t(`replay.verify.state.${outcome.state}`)}: </span>
        {words()}
      </span>
    </li>
  )
}

export interface VerifySheetProps {
  readonly replay: Replay
  readonly open: boolean
  readonly onClose: () => void
}

/** "Verify this fight": the results of the checks, and the values to check elsewhere. */
export const VerifySheet = ({ replay, open, onClose }: VerifySheetProps) => {
  const { t } = useTranslation()
  const { verification, server } = useVerification(replay, open)
  const verdict = verification && verdictOf(verification)
  const isUnclearButFine = verdict === 'unclear' && server === 'holds'
  return (
    <Drawer open={open} onClose={onClose} title={t('replay.verify.title')}>
      <div className={styles.sheet}>
        <p className={styles.about}>
          {t(replay.kind === 'challenge' ? 'replay.verify.aboutChallenge' : 'replay.verify.about')}
        </p>
        {verification && verdict ? (
          <>
            <p className={styles.verdict} data-verdict={isUnclearButFine ? 'afterwards' : verdict} role="status">
              {t(VERDICTS[verdict])}
            </p>
            <ul className={styles.checks}>
              {CHECKS.map((name) => (
                <Check key={name} name={name} outcome={verification[name]} version={replay.rules_version} />
              ))}
            </ul>
            {server && (
              <p className={styles.server} role="status">
                {t(`replay.verify.server.${server}`)}
              </p>
            )}
          </>
        ) : (
          <p className={styles.running} role="status">
            <Spinner size={28} />
            {t('replay.verify.running')}
          </p>
        )}
        <details className={styles.details}>
          <summary>{t('replay.verify.details')}</summary>
          <dl>
            <CopyValue name={t('replay.verify.seed')} value={replay.server_seed} />
            <CopyValue name={t('replay.verify.key')} value={replay.client_key} />
            <CopyValue name={t('replay.verify.commitment')} value={replay.commitment} />
            <CopyValue name={t('replay.verify.version')} value={replay.rules_version} />
          </dl>
        </details>
        <Button variant="secondary" fullWidth onClick={onClose}>
          {t('replay.verify.close')}
        </Button>
      </div>
    </Drawer>
  )
}
