import { useTranslation } from 'react-i18next'
import { launchData } from '#client/platform/launch-data.ts'
import { Laurel } from '#client/topics/season/shared/laurel.tsx'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Podium, PodiumName } from '#client/ui/rows/podium.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { BoardPage } from '#contracts/wire.ts'
import { BoardValue } from './board-value.tsx'
import { Crown } from './crown.tsx'
import type { ShownBoard } from './shown-boards.ts'

export type BoardRow = BoardPage['items'][number]

const LAUREL_PX = 32
const FIRST_PX = 84
const OTHERS_PX = 66
const sizeOf = (place: number): number => (place === 1 ? FIRST_PX : OTHERS_PX)

export const BoardPodium = ({ board, rows }: { readonly board: ShownBoard; readonly rows: readonly BoardRow[] }) => {
  const { t } = useTranslation()
  const ownId = launchData()?.user?.id
  const standing = (place: number) => {
    const row = rows.find((candidate) => candidate.place === place)
    if (!row) return null
    return (
      <>
        <span className="relative inline-block">
          <Crown board={board} place={place} size={place === 1 ? 44 : 32} />
          <ShowcaseWay userId={row.user_id} name={row.username}>
            <Avatar houseId={row.house_id} size={sizeOf(place)} />
          </ShowcaseWay>
        </span>
        <PodiumName>{row.username}</PodiumName>
        {row.laurel !== undefined && (
          <Laurel place={row.laurel} label={t('leaderboards.laurel', { place: row.laurel })} size={LAUREL_PX} />
        )}
        <BoardValue board={board} value={row.value} place={place} compact />
      </>
    )
  }
  return (
    <Podium
      standing={standing}
      ownPlace={rows.find(({ user_id }) => user_id === ownId)?.place ?? null}
      vacantPx={sizeOf}
      labels={{
        podium: t('leaderboards.podium'),
        vacant: t('leaderboards.vacant'),
        vacantSaid: t('leaderboards.vacantSaid'),
        place: (place) => t('leaderboards.place', { place }),
      }}
    />
  )
}
