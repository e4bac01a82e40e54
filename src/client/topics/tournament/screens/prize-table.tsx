import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { PEOPLE_FOR_WHOLE_PRIZES, tournamentPrize } from '#rules/tournament/prizes.ts'
import { type Prize, PrizeLine } from './prize-line.tsx'
import styles from './prize-table.module.css'
import type { TournamentPage } from './tournament-page.ts'

const FEW = 1

type Place = TournamentPage['prizes'][number]['place']

const halfOf = (place: Place): Prize => {
  const { boxes, leaguePoints, star, tokNano } = tournamentPrize({ place, wins: 1 }, FEW)
  return { tok: tokNano, star, boxes: [...boxes], league_points: leaguePoints }
}

export const PrizeTable = ({ prizes }: { readonly prizes: TournamentPage['prizes'] }) => {
  const { t } = useTranslation()
  const [size, setSize] = useState<'whole' | 'half'>('whole')
  return (
    <Section title={t('tournament.prizes.title')}>
      <Segmented
        label={t('tournament.prizes.size')}
        choices={[
          { id: 'whole', label: t('tournament.prizes.whole', { count: PEOPLE_FOR_WHOLE_PRIZES }) },
          { id: 'half', label: t('tournament.prizes.half') },
        ]}
        value={size}
        onChange={setSize}
      />
      <ul className="column gap-6">
        {prizes.map((prize) => (
          <li key={prize.place} className={styles.row} data-place={prize.place}>
            <span className="font-display size-16">{t(`tournament.place.p${prize.place}`)}</span>
            <PrizeLine prize={size === 'whole' ? prize : halfOf(prize.place)} />
          </li>
        ))}
      </ul>
      <p className="soft size-14">{t('tournament.prizes.rule')}</p>
    </Section>
  )
}
