import { useParams } from 'react-router-dom'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'
import arenaStyles from './replay-arena.module.css'
import { ReplayArena } from './replay-arena.tsx'

type Replay = DeskData<'replay'>
type Entry = Replay['scenario'][number]
type Side = Entry['actor']

/** The first two entries describe the fighters; turns follow. */
const SET_UP_ENTRIES = 2

const usePartsOf = (): ((entry: Entry) => readonly string[]) => {
  const say = useSay()
  return (entry) => {
    const parts = [
      ...(entry.is_opponent_evade ? [say('replay.evaded')] : []),
      ...(entry.damage_attack > 0 ? [say('replay.hit', { damage: countText(entry.damage_attack) })] : []),
      ...(entry.is_critical ? [say('replay.critical')] : []),
      ...(entry.life_steal > 0 ? [say('replay.healed', { amount: countText(entry.life_steal) })] : []),
      ...(entry.damage_burning_hell > 0 ? [say('replay.burnt', { damage: countText(entry.damage_burning_hell) })] : []),
      ...(entry.frost_prison_actor ? [say('replay.frozen')] : []),
      ...(entry.damage_reflected > 0 ? [say('replay.reflected', { damage: countText(entry.damage_reflected) })] : []),
    ]
    return parts.length === 0 ? [say('replay.nothing')] : parts
  }
}

const Log = ({ replay }: { readonly replay: Replay }) => {
  const say = useSay()
  const partsOf = usePartsOf()
  const nameOf = (side: Side): string => (side === 'attacker' ? replay.user : replay.enemy).username
  const turns = replay.scenario.slice(SET_UP_ENTRIES).map((entry, at) => ({ entry, number: at + 1 }))
  return (
    <ol className={styles.log}>
      {turns.map(({ entry, number }) => (
        <li key={number}>
          <span className="muted digits">{number}</span>
          <bdi className="bold">{nameOf(entry.actor)}</bdi>
          <span>{partsOf(entry).join(', ')}</span>
          <span className="muted digits">{say('replay.health', { health: countText(entry.hp_actor) })}</span>
        </li>
      ))}
    </ol>
  )
}

const ReplayView = ({ replay }: { readonly replay: Replay }) => {
  const say = useSay()
  const nameOf = useNames()
  const { user, enemy, winner } = replay
  return (
    <>
      <PageTitle title={`${user.username} – ${enemy.username}`} />
      <div className={arenaStyles.page}>
        <Panel>
          <ReplayArena key={replay.replay_id} replay={replay} />
        </Panel>
        <Panel className="grid gap-14">
          <Facts
            facts={[
              { label: say('when'), value: <When at={replay.fought_at} /> },
              { label: say('fights.kind'), value: nameOf('fightKind', replay.kind) },
              { label: say('replay.winner'), value: <bdi>{(winner === 'attacker' ? user : enemy).username}</bdi> },
              { label: say('replay.rules'), value: replay.rules_version },
              { label: say('replay.commitment'), value: <span className={styles.ref}>{replay.commitment}</span> },
            ]}
          />
          <Log replay={replay} />
        </Panel>
      </div>
    </>
  )
}

export const ReplayPage = () => {
  const id = useParams().id ?? ''
  return <Loaded query={useDesk('replay', { params: { id } })}>{(replay) => <ReplayView replay={replay} />}</Loaded>
}
