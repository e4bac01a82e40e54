import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { toBracket } from '../../links.ts'
import type { OwnMatch } from './own-way.ts'

const AVATAR_PX = 40
const ROUNDS = [1, 2, 4, 8, 16] as const

export interface WayListProps {
  readonly way: readonly OwnMatch[]
  readonly day: string
  readonly bracket: number
}

export const WayList = ({ bracket, day, way }: WayListProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Section title={t('tournamentResult.way')} className="column gap-10" isCentered>
      <ol className="column gap-8">
        {way.map(({ ofRound, other, replayId, round, won }) => {
          const name = other?.username ?? t('tournamentResult.someone')
          const title =
            other === null ? t('tournamentResult.bye') : t(`tournamentResult.${won ? 'won' : 'lost'}`, { name })
          return (
            <li key={round}>
              <ListRow
                {...(other
                  ? { icon: <Avatar houseId={other.house_id} size={AVATAR_PX} /> }
                  : { icon: 'trophy' as const })}
                title={title}
                detail={t(`tournamentResult.round.r${ROUNDS.find((size) => size === ofRound) ?? 16}`)}
                {...(other && won ? { state: 'done' as const } : {})}
                {...(replayId === null ? {} : { onPress: () => openPage(toReplay(replayId)) })}
              />
            </li>
          )
        })}
      </ol>
      <Button variant="secondary" fullWidth onClick={() => openPage(toBracket(day, bracket))}>
        {t('tournamentResult.seeBracket')}
      </Button>
    </Section>
  )
}
