import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { formatBalance } from '#client/ui/format/format.ts'
import styles from './guild-form.module.css'

export const OwnTok = ({ priceNano }: { readonly priceNano: number }) => {
  const { t } = useTranslation()
  const balanceNano = useQuery(balanceQuery).data
  if (balanceNano === undefined) return null
  const isShort = balanceNano < priceNano
  return (
    <p {...(isShort && { className: styles.problem })}>
      {t(isShort ? 'guild.form.short' : 'guild.form.balance', { amount: formatBalance(balanceNano) })}
    </p>
  )
}
