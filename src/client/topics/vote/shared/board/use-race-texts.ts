import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import type { VoteGap } from './vote-data.ts'

export const useRaceTexts = () => {
  const { t } = useTranslation()
  return {
    votes: (count: number) => t('vote.votes', { count, votes: formatInteger(count) }),
    gap: (gap: VoteGap) => {
      switch (gap.kind) {
        case 'overtake': {
          const numbers = { count: gap.votes, votes: formatInteger(gap.votes) }
          return t('vote.overtake', { ...numbers, place: formatInteger(gap.place) })
        }
        case 'leads':
          return t('vote.leads', { count: gap.votes, votes: formatInteger(gap.votes) })
        case 'level':
          return t('vote.level')
        case 'alone':
          return t('vote.alone')
      }
    },
  }
}
