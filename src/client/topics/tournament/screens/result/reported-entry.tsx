import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { CurvePanel } from '#client/topics/kombat/shared/fight-story/curve-panel.tsx'
import { resultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { StanceMatchupLine } from '#client/topics/kombat/shared/fight-story/stance-matchup-line.tsx'
import { WhyChart } from '#client/topics/kombat/shared/fight-story/why-chart.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { PEOPLE_FOR_WHOLE_PRIZES } from '#rules/tournament/prizes.ts'
import { bracketQuery } from '../../queries.ts'
import { HelpsPanel } from './helps-panel.tsx'
import { ownWay } from './own-way.ts'
import { PlaceHero } from './place-hero.tsx'
import { PrizePanel } from './prize-panel.tsx'
import { WayList } from './way-list.tsx'

interface FightStoryProps {
  readonly replayId: string
  readonly title: string
  readonly isLost: boolean
}

const FightStory = ({ isLost, replayId, title }: FightStoryProps) => {
  const { t } = useTranslation()
  const query = useQuery(replayQuery(replayId))
  const { data } = query
  if (data) {
    const view = resultView(data)
    const matchup = stanceMatchup(data, view.side)
    return (
      <section className="column gap-12" aria-label={title}>
        {matchup && <StanceMatchupLine matchup={matchup} />}
        <CurvePanel result={data} view={view} />
        <WhyChart result={data} view={view} />
        {isLost && <HelpsPanel replay={data} side={view.side} />}
      </section>
    )
  }
  return (
    <Pending queries={[query]} failed={t('tournamentResult.fightFailed')} loading={t('tournamentResult.loading')}>
      <Skeleton height={220} />
    </Pending>
  )
}

type OwnDay = CallData<'tournament.result'>

export type FoughtEntry = OwnDay['entries'][number] & {
  readonly bracket: number
  readonly place: NonNullable<OwnDay['entries'][number]['place']>
}

interface PartProps {
  readonly day: string
  readonly entry: FoughtEntry
}

const BracketParts = ({ day, entry }: PartProps) => {
  const { t } = useTranslation()
  const query = useQuery(bracketQuery(day, entry.bracket))
  const way = query.data && entry.seat !== null ? ownWay(query.data, entry.seat) : null
  const decider = entry.last_fight ?? way?.at(-1)?.replayId ?? null
  const isLost = entry.last_fight !== null
  return (
    <>
      {entry.prize && (
        <PrizePanel
          prize={entry.prize}
          wins={entry.wins}
          isHalf={query.data !== undefined && query.data.people < PEOPLE_FOR_WHOLE_PRIZES}
          inbox={entry.inbox}
        />
      )}
      {way ? (
        <WayList way={way} day={day} bracket={entry.bracket} />
      ) : (
        <Pending queries={[query]} failed={t('tournamentResult.wayFailed')} loading={t('tournamentResult.loading')}>
          <Skeleton height={200} />
        </Pending>
      )}
      {decider !== null && (
        <FightStory
          replayId={decider}
          isLost={isLost}
          title={t(isLost ? 'tournamentResult.lastFight' : 'tournamentResult.finalFight')}
        />
      )}
    </>
  )
}

export const ReportedEntry = ({ brackets, day, entry }: PartProps & { readonly brackets: number }) => {
  const { t } = useTranslation()
  return (
    <div className="column gap-12">
      <PlaceHero
        place={entry.place}
        wins={entry.wins}
        where={t('tournamentResult.bracket', { no: entry.bracket, count: brackets })}
      />
      <BracketParts day={day} entry={entry} />
    </div>
  )
}
