import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { formatMonthDay } from '#client/ui/format/format.ts'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { MS_PER_DAY } from '#rules/units.ts'

const NEAR_MS = 3 * MS_PER_DAY

export interface SaleEndProps {
  readonly endMs: number
  readonly texts: { readonly until: (date: string) => string; readonly label: string }
  readonly onEnd: () => void
}

/** Shows a date, or in the last three days a countdown. */
export const SaleEnd = ({ endMs, texts, onEnd }: SaleEndProps) =>
  endMs - nowMs() > NEAR_MS ? (
    <span>{texts.until(formatMonthDay(new Date(endMs)))}</span>
  ) : (
    <CountdownClock endMs={endMs} now={nowMs} label={texts.label} onEnd={onEnd} />
  )

export const SetEnd = ({ endMs, onEnd }: { readonly endMs: number; readonly onEnd: () => void }) => {
  const { t } = useTranslation()
  return (
    <SaleEnd
      endMs={endMs}
      texts={{ until: (date) => t('shop.until', { date }), label: t('shop.endsIn') }}
      onEnd={onEnd}
    />
  )
}

export const FortnightEnd = ({ endMs, onEnd }: { readonly endMs: number; readonly onEnd: () => void }) => {
  const { t } = useTranslation()
  return (
    <SaleEnd
      endMs={endMs}
      texts={{ until: (date) => t('shop.newOn', { date }), label: t('shop.newIn') }}
      onEnd={onEnd}
    />
  )
}
