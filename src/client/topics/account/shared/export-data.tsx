import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { isBlockedOffline } from '#client/game/offline-block.ts'
import { copyText } from '#client/platform/copy-text.ts'
import { canSaveFile, saveFile } from '#client/platform/save-file.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { fetchExport, type OwnExport } from './own-export.ts'
import { isRunning, useDataProgress } from './use-data-progress.ts'

/** Minutes until another export is allowed, rounded up. Null unless the error is the rate limit. */
const minutesLeft = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'rate-limited') return null
  const leftS = Number(error.details?.retry_after_s)
  return Number.isFinite(leftS) ? Math.max(1, Math.ceil((leftS * MS_PER_SECOND) / MS_PER_MINUTE)) : null
}

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'export-in-progress'

/**
 * Saves the player's data as a file, or copies the text where the messenger cannot save files (extra 7). The server
 * prepares a large export first.
 */
export const ExportData = () => {
  const { t } = useTranslation()
  const [isFetching, setFetching] = useState(false)
  const [taken, setTaken] = useState<OwnExport | null>(null)
  const [isOpen, setOpen] = useState(false)
  const progress = useDataProgress()
  const job = progress.data?.export

  const start = async (): Promise<void> => {
    if (isBlockedOffline()) return
    setFetching(true)
    try {
      setTaken(await fetchExport())
      setOpen(true)
    } catch (error) {
      const minutes = minutesLeft(error)
      if (isInProgress(error)) await progress.refetch()
      else if (minutes !== null && taken !== null) setOpen(true)
      else toast.error(minutes === null ? t('account.exportFailed') : t('account.exportLater', { count: minutes }))
    } finally {
      setFetching(false)
    }
  }
  const copy = async ({ text, file }: OwnExport): Promise<void> => {
    if (await copyText(text ?? (await file.text()))) toast.success(t('account.exportCopied'))
    else toast.error(t('account.copyFailed'))
  }
  const detail = (): string => {
    if (isRunning(job)) return t('account.exportRunning', { percent: job.percent })
    return t(job && taken === null ? 'account.exportCollected' : 'account.exportText')
  }
  return (
    <>
      <ListRow
        icon="copy"
        title={t('account.exportRow')}
        detail={detail()}
        state={isFetching || isRunning(job) ? 'progress' : 'idle'}
        onPress={() => void start()}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('account.exportTitle')}>
        {taken && (
          <div className="grid gap-12">
            <p>{t('account.exportReady', { size: formatInteger(taken.sizeKb) })}</p>
            {taken.counts && (
              <p className="soft size-15">
                {t('account.exportParts', {
                  movements: formatInteger(taken.counts.movements),
                  fights: formatInteger(taken.counts.fights),
                  items: formatInteger(taken.counts.items),
                })}
              </p>
            )}
            {canSaveFile() ? (
              <Button fullWidth onClick={() => saveFile(`house-kombat-${taken.day}.json`, taken.file)}>
                {t('account.exportSave')}
              </Button>
            ) : (
              <p className="soft size-15">{t('account.exportNoFile')}</p>
            )}
            <Button
              fullWidth
              variant={canSaveFile() ? 'secondary' : 'primary'}
              icon="copy"
              onClick={() => void copy(taken)}
            >
              {t('account.exportCopy')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}
