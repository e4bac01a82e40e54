import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallData } from '../../contracts/schemas.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { isRefusedOffline } from '../game/offline-refusal.ts'
import { copyText } from '../platform/copy-text.ts'
import { canSaveFile, saveFile } from '../platform/save-file.ts'
import { Button } from '../ui/controls/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { formatInteger } from '../ui/format/format.ts'
import { ListRow } from '../ui/list-row.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import styles from './account-data.module.css'

const BYTES_PER_KB = 1000
const INDENT = 2

const sizeKb = (text: string): number => Math.max(1, Math.round(new Blob([text]).size / BYTES_PER_KB))

/** Minutes until the next export, rounded up; null for any other error. */
const minutesLeft = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'rate-limited') return null
  const leftS = Number(error.details?.retry_after_s)
  return Number.isFinite(leftS) ? Math.max(1, Math.ceil((leftS * MS_PER_SECOND) / MS_PER_MINUTE)) : null
}

/** Exports all data stored about the player (extra 7): as a file, or copied where the messenger cannot save files. */
export const ExportData = () => {
  const { t } = useTranslation()
  const [isFetching, setFetching] = useState(false)
  const [data, setData] = useState<CallData<'users.export'> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const text = data === null ? '' : JSON.stringify(data, null, INDENT)

  const start = async (): Promise<void> => {
    if (isRefusedOffline()) return
    setFetching(true)
    try {
      setData(await call('users.export'))
      setOpen(true)
    } catch (error) {
      const minutes = minutesLeft(error)
      // The last export is still in memory.
      if (minutes !== null && data !== null) setOpen(true)
      else toast.error(minutes === null ? t('account.exportFailed') : t('account.exportLater', { count: minutes }))
    } finally {
      setFetching(false)
    }
  }
  const copy = async (): Promise<void> => {
    if (await copyText(text)) toast.success(t('account.exportCopied'))
    else toast.error(t('account.copyFailed'))
  }
  const save = (): void => {
    const day = data?.exported_at.slice(0, 'yyyy-mm-dd'.length) ?? ''
    saveFile(`house-kombat-${day}.json`, text, 'application/json')
  }
  return (
    <>
      <ListRow
        icon="copy"
        title={t('account.exportRow')}
        detail={t('account.exportText')}
        state={isFetching ? 'progress' : 'idle'}
        onPress={() => void start()}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('account.exportTitle')}>
        {data && (
          <div className={styles.content}>
            <p>{t('account.exportReady', { size: formatInteger(sizeKb(text)) })}</p>
            <p className={styles.quiet}>
              {t('account.exportParts', {
                movements: formatInteger(data.ledger.length),
                fights: formatInteger(data.fights.length),
                items: formatInteger(data.items.length),
              })}
            </p>
            {canSaveFile() ? (
              <Button fullWidth onClick={save}>
                {t('account.exportSave')}
              </Button>
            ) : (
              <p className={styles.quiet}>{t('account.exportNoFile')}</p>
            )}
            <Button fullWidth variant={canSaveFile() ? 'secondary' : 'primary'} icon="copy" onClick={() => void copy()}>
              {t('account.exportCopy')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}
