import { Section } from '#client/ui/surfaces/section.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'

type State = DeskData<'state'>
type Job = State['jobs'][number]
type Difference = State['payments']['newest_differences'][number]
type Orders = State['payments']['orders'][number]

const STATE_EVERY_MS = 30_000

const Jobs = ({ jobs }: Pick<State, 'jobs'>) => {
  const say = useSay()
  const columns: readonly Column<Job>[] = [
    { title: say('state.job'), cell: ({ name }) => name },
    { title: say('state.jobWaiting'), isNumber: true, cell: ({ waiting }) => countText(waiting) },
    {
      title: say('state.jobFailed'),
      isNumber: true,
      cell: ({ failed }) => <span className={failed > 0 ? 'coral bold' : undefined}>{countText(failed)}</span>,
    },
    { title: say('state.jobDue'), cell: ({ oldest_due_at }) => <When at={oldest_due_at} /> },
  ]
  return (
    <DataTable
      label={say('state.jobs')}
      columns={columns}
      rows={jobs}
      keyOf={({ name }) => name}
      empty={say('state.noJobs')}
    />
  )
}

const Differences = ({ differences, newest_differences }: State['payments']) => {
  const say = useSay()
  const nameOf = useNames()
  const columns: readonly Column<Difference>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('log.player'), cell: ({ player_id }) => <PlayerLink id={player_id} /> },
    {
      title: say('orders.state'),
      cell: ({ state, reason, is_unlisted }) => (
        <span>
          {nameOf('charge', state)}
          {reason === null ? null : <bdi className="muted"> {reason}</bdi>}
          {is_unlisted ? <span className="coral"> {say('state.isUnlisted')}</span> : null}
        </span>
      ),
    },
    { title: say('orders.stars'), isNumber: true, cell: ({ amount_xtr }) => countText(amount_xtr) },
    { title: say('state.order'), cell: ({ order_id }) => order_id ?? say('orders.unknown') },
    { title: say('orders.charge'), cell: ({ charge_id }) => charge_id },
  ]
  return (
    <>
      <DataTable
        label={say('state.difference')}
        columns={columns}
        rows={newest_differences}
        keyOf={({ player_id, charge_id }) => `${player_id} ${charge_id}`}
        empty={say('state.noDifferences')}
      />
      {differences > newest_differences.length ? (
        <Notice
          text={say('state.newestDifferences', { shown: newest_differences.length, all: countText(differences) })}
        />
      ) : null}
    </>
  )
}

const Payments = ({ payments }: Pick<State, 'payments'>) => {
  const say = useSay()
  const nameOf = useNames()
  const columns: readonly Column<Orders>[] = [
    { title: say('orders.state'), cell: ({ state }) => nameOf('order', state) },
    { title: say('state.orders'), isNumber: true, cell: ({ orders }) => countText(orders) },
  ]
  return (
    <>
      <Facts
        facts={[
          {
            label: say('state.compared'),
            value: payments.compared_at === null ? say('state.never') : <When at={payments.compared_at} />,
          },
          { label: say('state.unlisted'), value: countText(payments.unlisted) },
          { label: say('state.differences'), value: countText(payments.differences) },
          {
            label: say('state.refundDue'),
            value:
              payments.oldest_refund_due_at === null ? say('state.none') : <When at={payments.oldest_refund_due_at} />,
          },
        ]}
      />
      <DataTable
        label={say('state.payments')}
        columns={columns}
        rows={payments.orders}
        keyOf={({ state }) => state}
        empty={say('state.noOrders')}
      />
      <h3 className="size-16">{say('state.difference')}</h3>
      <Differences {...payments} />
    </>
  )
}

export const StatePage = () => {
  const say = useSay()
  const state = useDesk('state', {}, { refetchInterval: STATE_EVERY_MS })
  return (
    <>
      <PageTitle title={say('pages.state')} />
      <Loaded query={state}>
        {({ now, build, season, maintenance, jobs, outbox, payments }) => (
          <>
            <Section title={say('state.season')}>
              {maintenance ? <p className="coral bold">{say('state.maintenance')}</p> : null}
              <Facts
                facts={[
                  { label: say('state.seasonNumber'), value: season.number },
                  { label: say('state.week'), value: season.week },
                  { label: say('state.day'), value: season.day },
                  { label: say('state.starts'), value: <When at={season.starts_at} /> },
                  { label: say('state.ends'), value: <When at={season.ends_at} /> },
                  { label: say('state.now'), value: <When at={now} /> },
                  { label: say('state.build'), value: build },
                ]}
              />
            </Section>
            <Section title={say('state.payments')}>
              <Payments payments={payments} />
            </Section>
            <Section title={say('state.jobs')}>
              <Facts
                facts={[
                  { label: say('state.outbox'), value: countText(outbox.waiting) },
                  { label: say('state.outboxOldest'), value: outbox.oldest_at && <When at={outbox.oldest_at} /> },
                ]}
              />
              <Jobs jobs={jobs} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  )
}
