import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import type { VoteGap } from './vote-data.ts'

export interface RaceTexts {
  readonly votes: (count: number) => string
  readonly gap: (gap: VoteGap) => string
}

export const useRaceTexts = (): RaceTexts => {
  const { t } = useTranslation()
  return {
    votes: (count) => t('vote.votes', { count, votes: formatInteger(count) }),
    gap: (gap) => {
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
