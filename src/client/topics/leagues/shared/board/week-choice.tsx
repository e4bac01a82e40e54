import { useTranslation } from 'react-i18next'
import { Select } from '#client/ui/controls/select.tsx'
import type { LeagueBoard } from '#contracts/wire.ts'
import type { LeagueWeek } from '../../queries.ts'

const idOf = ({ season, week }: LeagueWeek): string => `${season}-${week}`

export interface WeekChoiceProps {
  /** Newest week first. Includes the shown one. */
  readonly weeks: LeagueBoard['weeks']
  readonly shown: LeagueWeek
  readonly onChoose: (week: LeagueWeek) => void
}

export const WeekChoice = ({ weeks, shown, onChoose }: WeekChoiceProps) => {
  const { t } = useTranslation()
  return (
    <Select
      label={t('leagues.board.which')}
      hideLabel
      value={idOf(shown)}
      choices={weeks.map((week) => {
        const name = t('leagues.board.ofSeason', { season: week.season, week: t(`leagues.week.${week.week}`) })
        return { id: idOf(week), label: week.is_final ? name : `${name} · ${t('leagues.board.live')}` }
      })}
      onChange={(id) => {
        const chosen = weeks.find((week) => idOf(week) === id)
        if (chosen) onChoose({ season: chosen.season, week: chosen.week })
      }}
    />
  )
}
