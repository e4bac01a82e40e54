import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { BoardValue } from '#client/topics/leaderboards/shared/board-value.tsx'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { OwnRow } from '#client/ui/rows/own-row.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { LeagueBoard } from '#contracts/wire.ts'

const FACE_PX = 42

export const OwnLeaguePlace = ({ board: { me } }: { readonly board: LeagueBoard }) => {
  const { t } = useTranslation()
  const profile = useQuery(combatProfileQuery).data
  if (!profile) return null
  return (
    <OwnRow
      label={t('leagues.board.yours')}
      place={
        me.place === null ? (
          <>
            <span aria-hidden="true">{t('leagues.board.unplaced')}</span>
            <span className="visually-hidden">{t('leagues.board.unplacedSaid')}</span>
          </>
        ) : (
          t('leagues.placeShown', { place: formatInteger(me.place) })
        )
      }
      picture={
        <ShowcaseWay userId="own" name={profile.username}>
          <Avatar houseId={profile.house_id} size={FACE_PX} />
        </ShowcaseWay>
      }
      tag={t('leaderboards.own')}
      name={profile.username}
    >
      <BoardValue board="league" value={me.points} place={me.place} />
    </OwnRow>
  )
}
