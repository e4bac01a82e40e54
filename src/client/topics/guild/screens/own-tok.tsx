import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { formatBalance } from '#client/ui/format/format.ts'

export const OwnTok = ({ priceNano }: { readonly priceNano: number }) => {
  const { t } = useTranslation()
  const balanceNano = useQuery(balanceQuery).data
  if (balanceNano === undefined) return null
  const isShort = balanceNano < priceNano
  return (
    <p {...(isShort && { className: 'coral bold text-center' })}>
      {t(isShort ? 'guild.form.short' : 'guild.form.balance', { amount: formatBalance(balanceNano) })}
    </p>
  )
}
