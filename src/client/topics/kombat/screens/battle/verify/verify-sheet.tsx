import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { CheckRow } from '#client/ui/rows/check-row.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { Replay } from '#contracts/wire.ts'
import { useVerification } from './use-verification.ts'
import { CHECKS, type CheckName, type CheckOutcome, verdictOf } from './verify-fight.ts'
import styles from './verify-sheet.module.css'

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
    <CheckRow state={outcome.state} said={t(`replay.verify.state.${outcome.state}`)}>
      {words()}
    </CheckRow>
  )
}

export interface VerifySheetProps {
  readonly replay: Replay
  readonly open: boolean
  readonly onClose: () => void
}

export const VerifySheet = ({ replay, open, onClose }: VerifySheetProps) => {
  const { t } = useTranslation()
  const { verification, server } = useVerification(replay, open)
  const verdict = verification && verdictOf(verification)
  const isUnclearButFine = verdict === 'unclear' && server === 'holds'
  return (
    <Drawer open={open} onClose={onClose} title={t('replay.verify.title')}>
      <div className="grid gap-12">
        <p className="soft">
          {t(replay.kind === 'challenge' ? 'replay.verify.aboutChallenge' : 'replay.verify.about')}
        </p>
        {verification && verdict ? (
          <>
            <p className={styles.verdict} data-verdict={isUnclearButFine ? 'afterwards' : verdict} role="status">
              {t(VERDICTS[verdict])}
            </p>
            <ul className="grid gap-8">
              {CHECKS.map((name) => (
                <Check key={name} name={name} outcome={verification[name]} version={replay.rules_version} />
              ))}
            </ul>
            {server && (
              <p className="golden" role="status">
                {t(`replay.verify.server.${server}`)}
              </p>
            )}
          </>
        ) : (
          <p className="row gap-10" role="status">
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
