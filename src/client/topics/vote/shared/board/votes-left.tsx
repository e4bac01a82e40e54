import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { VOTE } from '#rules/vote/vote.ts'
import type { VoteData } from './vote-data.ts'
import styles from './votes-left.module.css'

const STAR_PX = 24
const PAID = Array.from({ length: VOTE.paidADay }, (_, index) => index)

export const VotesLeft = ({ own }: { readonly own: VoteData['own'] }) => {
  const { t } = useTranslation()
  const given = VOTE.paidADay - own.paid_left
  const isFreeGiven = own.free_left === 0
  return (
    <ul className="flex justify-center gap-6" aria-label={t('vote.ballot.left')}>
      <li className={styles.vote} data-free data-given={isFreeGiven || undefined}>
        <span className="visually-hidden">{t(isFreeGiven ? 'vote.ballot.freeDone' : 'vote.ballot.freeOpen')}</span>
        <Sign name={isFreeGiven ? 'check' : 'star'} />
      </li>
      {PAID.map((index) => (
        <li key={index} className={styles.vote} data-given={index < given || undefined}>
          <span className="visually-hidden">
            {index < given ? t('vote.ballot.paidDone') : t('vote.ballot.paidOpen', { price: formatInteger(own.price) })}
          </span>
          {index < given ? <Sign name="check" /> : <Icon name="star" size={STAR_PX} />}
        </li>
      ))}
    </ul>
  )
}
