import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { PurchaseNotice } from '../shared/purchase-store.ts'

const PICTURE_PX = 88
const ICONS: Readonly<Record<PurchaseNotice['is'], IconArt>> = {
  pending: 'history',
  returned: 'telegram-stars',
  debt: 'star',
}

const useLines = (notice: PurchaseNotice): { readonly title: string; readonly lines: readonly string[] } => {
  const { t } = useTranslation()
  if (notice.is === 'debt')
    return {
      title: t('payments.debt.title', { count: notice.stars, stars: formatInteger(notice.stars) }),
      lines: [t('payments.debt.text'), t('payments.debt.how'), t('payments.debt.until')],
    }
  if (notice.is === 'returned')
    return {
      title: t('payments.returned.title'),
      lines: [t(`payments.why.${notice.reason}`), t('payments.returned.text')],
    }
  return { title: t('payments.pending.title'), lines: [t('payments.pending.text')] }
}

const Notice = ({
  notice,
  open,
  onClose,
}: {
  readonly notice: PurchaseNotice
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { title, lines } = useLines(notice)
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="grid gap-12 items-center text-center">
        <Icon name={ICONS[notice.is]} size={PICTURE_PX} />
        {lines.map((line) => (
          <p key={line} className="balance">
            {line}
          </p>
        ))}
        <Button fullWidth onClick={onClose}>
          {t(`payments.${notice.is}.ok`)}
        </Button>
        <Button
          variant="quiet"
          fullWidth
          onClick={() => {
            onClose()
            navigate(PAGE.PURCHASES.path)
          }}
        >
          {t(notice.is === 'debt' ? 'payments.debt.toPurchases' : 'payments.history.title')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Says that a purchase is pending, was refunded and why, or is blocked by a debt (R49). */
export const NoticeDialog = ({
  notice,
  onClose,
}: {
  readonly notice: PurchaseNotice | null
  readonly onClose: () => void
}) => {
  const shown = useLastShown(notice)
  return shown === null ? null : <Notice notice={shown} open={notice !== null} onClose={onClose} />
}
