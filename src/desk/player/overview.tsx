import { Badge } from '#client/ui/feedback/badge.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { amountText, countText } from '../parts/amount-text.ts'
import { Facts } from '../parts/facts.tsx'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useAssetName } from '../texts/asset-names.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'

type Player = DeskData<'player'>

const MAIN_ASSETS = ['tok', 'star']

const Balances = ({ balances }: Pick<Player, 'balances'>) => {
  const assetName = useAssetName()
  const placeOf = (asset: string): number => {
    const at = MAIN_ASSETS.indexOf(asset)
    return at === -1 ? MAIN_ASSETS.length : at
  }
  const sorted = balances.toSorted((one, other) => placeOf(one.asset) - placeOf(other.asset))
  return (
    <ul className="flex wrap gap-8">
      {sorted.map(({ asset, amount }) => (
        <li key={asset} className="pill on-ink padding-8-12 size-14">
          <span className="muted">{assetName(asset)}</span>{' '}
          <span className="bold golden digits">{amountText(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

const Sanction = ({ sanction }: Pick<Player, 'sanction'>) => {
  const nameOf = useNames()
  if (sanction === null) return null
  return (
    <div className="row wrap gap-8" role="note">
      <Badge tone={sanction.status === 'banned' ? 'red' : 'gold'} text={nameOf('sanction', sanction.status)} />
      <span className="breakable">
        <bdi>{sanction.reason}</bdi>
      </span>
      <When at={sanction.since} />
    </div>
  )
}

export const Overview = ({ player }: { readonly player: Player }) => {
  const say = useSay()
  const nameOf = useNames()
  const { guild } = player
  return (
    <>
      <Sanction sanction={player.sanction} />
      <Facts
        facts={[
          { label: say('player.id'), value: player.id },
          { label: say('player.username'), value: player.username === null ? null : <bdi>@{player.username}</bdi> },
          { label: say('player.firstName'), value: <bdi>{player.first_name}</bdi> },
          { label: say('player.petName'), value: player.pet_name === null ? null : <bdi>{player.pet_name}</bdi> },
          {
            label: say('player.showcaseTitle'),
            value: player.showcase_title === null ? null : <bdi>{player.showcase_title}</bdi>,
          },
          { label: say('player.kind'), value: nameOf('playerKind', player.kind) },
          { label: say('player.house'), value: HOUSES[player.house_id]?.name ?? player.house_id },
          {
            label: say('player.rank'),
            value: say('player.rankOf', {
              now: countText(player.rank_points),
              best: countText(player.best_rank_points),
            }),
          },
          {
            label: say('player.fights'),
            value: say('player.fightsOf', { fights: countText(player.fights), wins: countText(player.wins) }),
          },
          { label: say('player.power'), value: countText(player.power) },
          {
            label: say('player.guild'),
            value:
              guild === null ? null : (
                <>
                  <bdi>{guild.name}</bdi> <span className="muted">({guild.slug})</span>
                </>
              ),
          },
          { label: say('player.language'), value: player.language },
          {
            label: say('player.referrer'),
            value: player.referrer_id === null ? null : <PlayerLink id={player.referrer_id} />,
          },
          { label: say('player.joined'), value: <When at={player.joined_at} /> },
          { label: say('player.restarted'), value: player.restarted_at && <When at={player.restarted_at} /> },
          { label: say('player.deleted'), value: player.deleted_at && <When at={player.deleted_at} /> },
        ]}
      />
      <Balances balances={player.balances} />
    </>
  )
}
