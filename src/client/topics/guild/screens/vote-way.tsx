import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { toVote } from '#client/topics/vote/links.ts'
import { voteQuery } from '#client/topics/vote/queries.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'

export const VoteWay = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const board = useQuery(voteQuery).data
  const place = board?.own_guild?.place
  const isFree = board !== undefined && board.own.needs === null && board.own.free_left > 0
  const standing = typeof place === 'number' ? t('guild.vote.standing', { place: formatInteger(place) }) : null
  const said = [standing, isFree ? t('guild.vote.free') : null].filter((text) => text !== null)
  return (
    <ListRow
      icon="trophy"
      title={t('guild.vote.title')}
      detail={said.length > 0 ? said.join(' · ') : t('guild.vote.about')}
      onPress={() => openPage(toVote())}
    />
  )
}
