import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvoiceClosed } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { type LocalInvoice, localInvoice, payLocally } from '../shared/local-messenger.ts'

const SPINNER_PX = 56

export interface LocalPaySheetProps {
  readonly url: string
  readonly onClosed: (how: InvoiceClosed) => void
}

/** Pays in local mode's fake messenger, whose bot answers like the real one (R45). */
export const LocalPaySheet = ({ url, onClosed }: LocalPaySheetProps) => {
  const { t } = useTranslation()
  const [invoice, setInvoice] = useState<LocalInvoice | 'failed' | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    const show = (next: LocalInvoice | 'failed'): void => {
      if (isShown) setInvoice(next)
    }
    localInvoice(url).then(show, () => show('failed'))
    return () => {
      isShown = false
    }
  }, [url])
  const pay = async (): Promise<void> => {
    setPaying(true)
    try {
      const why = await payLocally(url)
      if (why === null) onClosed('paid')
      else setRefusal(t('payments.sheet.refused', { why }))
    } catch {
      setRefusal(t('payments.sheet.failed'))
    }
    setPaying(false)
  }
  const problem = invoice === 'failed' ? t('payments.sheet.failed') : refusal
  return (
    <Drawer
      open
      onClose={() => onClosed(refusal === null ? 'cancelled' : 'failed')}
      title={t('payments.sheet.title')}
      dismissable={!isPaying}
    >
      <div className="grid gap-12 items-center text-center">
        {invoice === null ? (
          <Spinner size={SPINNER_PX} label={t('payments.sheet.loading')} />
        ) : invoice === 'failed' ? null : (
          <>
            <p className="bold size-17">{invoice.title}</p>
            <p className="balance">{invoice.description}</p>
          </>
        )}
        <p className="muted size-14 balance">{t('payments.sheet.about')}</p>
        {problem !== null && (
          <p role="alert" className="coral bold">
            {problem}
          </p>
        )}
        {invoice !== null && invoice !== 'failed' && refusal === null && (
          <Button fullWidth size="large" pending={isPaying} onClick={() => void pay()}>
            {t('payments.sheet.pay', { count: invoice.amount, price: formatInteger(invoice.amount) })}
          </Button>
        )}
        <Button
          variant="quiet"
          fullWidth
          disabled={isPaying}
          onClick={() => onClosed(refusal === null ? 'cancelled' : 'failed')}
        >
          {t('payments.sheet.cancel')}
        </Button>
      </div>
    </Drawer>
  )
}
