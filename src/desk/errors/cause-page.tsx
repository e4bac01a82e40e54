import { Link, useParams } from 'react-router-dom'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PATHS } from '../parts/paths.ts'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './errors.module.css'
import { placeText } from './place-text.ts'

type Cause = DeskData<'cause'>
type Player = Cause['players'][number]

const Stack = ({ frames }: Pick<Cause, 'frames'>) => {
  const say = useSay()
  if (frames.length === 0) return <Notice text={say('errors.noStack')} />
  return (
    <ol className={styles.stack}>
      {frames.map((frame, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recursive call has the same frame twice, and the order never changes
        <li className="breakable" key={at}>
          {placeText(frame)} {frame.name === undefined ? null : <span className="muted">{frame.name}</span>}
        </li>
      ))}
    </ol>
  )
}

const Players = ({ players, more_players }: Pick<Cause, 'players' | 'more_players'>) => {
  const say = useSay()
  const columns: readonly Column<Player>[] = [
    {
      title: say('player.shownName'),
      cell: ({ id, shown_name }) => <PlayerLink id={id} name={shown_name} />,
    },
    { title: say('player.id'), isNumber: true, cell: ({ id }) => id },
    { title: say('errors.last'), cell: ({ last_at }) => <When at={last_at} /> },
  ]
  return (
    <>
      <DataTable
        label={say('errors.players')}
        columns={columns}
        rows={players}
        keyOf={({ id }) => String(id)}
        empty={say('errors.nobody')}
      />
      {more_players ? <Notice text={say('errors.morePlayers')} /> : null}
    </>
  )
}

const CauseView = ({ cause }: { readonly cause: Cause }) => {
  const say = useSay()
  const nameOf = useNames()
  const { message, kind, build, count, first_at, last_at, fingerprint } = cause
  return (
    <>
      <PageTitle title={message === '' ? say('errors.noMessage') : message} />
      <Section title={nameOf('errorKind', kind)}>
        <Facts
          facts={[
            { label: say('errors.count'), value: countText(count) },
            { label: say('errors.first'), value: <When at={first_at} /> },
            { label: say('errors.last'), value: <When at={last_at} /> },
            { label: say('errors.build'), value: build },
            { label: say('errors.cause'), value: fingerprint },
          ]}
        />
      </Section>
      <Section title={say('errors.stack')}>
        <Stack frames={cause.frames} />
      </Section>
      <Section title={say('errors.players')}>
        <Players {...cause} />
      </Section>
    </>
  )
}

export const CausePage = () => {
  const say = useSay()
  const { build = '', fingerprint = '' } = useParams()
  return (
    <>
      <Link to={PATHS.errors}>{say('errors.all')}</Link>
      <Loaded query={useDesk('cause', { params: { build, fingerprint } })}>
        {(cause) => <CauseView cause={cause} />}
      </Loaded>
    </>
  )
}
