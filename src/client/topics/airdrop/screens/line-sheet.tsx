import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { airdropLineQuery } from '../queries.ts'
import { checkLine, type LineCheck } from './check-line.ts'
import styles from './line-sheet.module.css'

type Snapshot = CallData<'airdrop.get'>['snapshots'][number]

const Verdict = ({ check, snapshot }: { readonly check: LineCheck; readonly snapshot: Snapshot }) => {
  const { t } = useTranslation()
  const { lines, name } = snapshot
  const points = formatInteger(snapshot.own ?? 0)
  return (
    <>
      <p className={styles.verdict} data-state={check.state} role="status">
        {check.state !== 'noCrypto' && <Sign name={check.state === 'holds' ? 'check' : 'cross'} />}
        <span>{t(`airdrop.line.${check.state}`, { name, shown: points, count: snapshot.own ?? 0 })}</span>
      </p>
      {check.state !== 'noCrypto' && (
        <p className="soft">
          {t('airdrop.line.path', {
            count: check.hashes,
            lines: formatInteger(lines),
          })}
        </p>
      )}
      <p className="soft">{t(`airdrop.line.${check.state === 'broken' ? 'complain' : 'proves'}`)}</p>
    </>
  )
}

export interface LineSheetProps {
  readonly snapshot: Snapshot
  readonly open: boolean
  readonly onClose: () => void
}

export const LineSheet = ({ snapshot, open, onClose }: LineSheetProps) => {
  const { t } = useTranslation()
  const { data: line, error, refetch } = useQuery({ ...airdropLineQuery(snapshot.name), enabled: open })
  const check = useQuery({
    queryKey: ['airdrop-line-here', snapshot.name, snapshot.root, snapshot.own],
    queryFn: () => (line ? checkLine(line, snapshot, subtleCrypto()) : null),
    enabled: open && line !== undefined,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  }).data
  return (
    <Drawer open={open} onClose={onClose} title={t('airdrop.checkOf', { name: snapshot.name })}>
      <div className="grid gap-12">
        {check ? (
          <Verdict check={check} snapshot={snapshot} />
        ) : error ? (
          <LoadProblem error={error} text={t('airdrop.line.failed')} onRetry={() => void refetch()} />
        ) : (
          <p className="row gap-10" role="status">
            <Spinner size={28} />
            {t('airdrop.line.running')}
          </p>
        )}
        {line && check && check.state !== 'noCrypto' && (
          <details className={styles.details} open={check.state === 'broken'}>
            <summary>{t('airdrop.line.details')}</summary>
            <dl>
              <CopyValue name={t('airdrop.line.text')} value={check.text} />
              <CopyValue name={t('airdrop.line.salt')} value={line.salt} />
              <CopyValue name={t('airdrop.line.hashes')} value={line.proof.join(' ')} />
              <CopyValue name={t('airdrop.line.root')} value={snapshot.root} />
            </dl>
          </details>
        )}
        <Button variant="secondary" fullWidth onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </Drawer>
  )
}
