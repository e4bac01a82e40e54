import os from 'node:os'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { type MoneyFlow, moneyFlows, type StarsTally, starsTally } from './money-tally.ts'
import { type PoolFigures, poolFigures } from './pool-tally.ts'

const registerPools = (registry: Registry): void => {
  const gauge = (name: string, help: string, of: (figures: PoolFigures) => number): void => {
    const one = new Gauge({
      ...{ name, help, labelNames: ['pool'], registers: [registry] },
      collect: () => {
        one.reset()
        for (const [pool, figures] of poolFigures()) one.set({ pool }, of(figures))
      },
    })
  }
  gauge('house_kombat_pool_connections_max', 'Database connections that a pool may open.', ({ max }) => max)
  gauge('house_kombat_pool_connections_used', 'Connections checked out of the pool.', ({ used }) => used)
  gauge('house_kombat_pool_waiting', 'Requests queued for a connection.', ({ waiting }) => waiting)
}

const registerMoney = (registry: Registry): void => {
  const flow = (name: string, help: string, of: (flow: MoneyFlow) => number): void => {
    const one = new Counter({
      ...{ name, help, labelNames: ['asset', 'reason'], registers: [registry] },
      collect: () => {
        one.reset()
        for (const each of moneyFlows()) one.inc({ asset: each.asset, reason: each.reason }, of(each))
      },
    })
  }
  flow('house_kombat_minted_total', 'TOK and STAR that the game gave, by reason.', ({ minted }) => minted)
  flow('house_kombat_burnt_total', 'TOK and STAR that the game took, by reason.', ({ burnt }) => burnt)
  const stars = (name: string, help: string, of: (tally: StarsTally) => number): void => {
    const one = new Counter({
      ...{ name, help, registers: [registry] },
      collect: () => {
        one.reset()
        one.inc(of(starsTally()))
      },
    })
  }
  stars('house_kombat_stars_paid_total', 'Telegram Stars that players paid.', ({ paid }) => paid)
  stars('house_kombat_stars_refunded_total', 'Telegram Stars that players got back.', ({ refunded }) => refunded)
}

const EVENT_LOOP_LAG = /^nodejs_eventloop_lag_(?!min_)/

/**
 * Node's default metrics. Of several processes' event loop lags the longest is reported: a mean would hide one blocked
 * process.
 */
export const registerNodeFigures = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry })
  for (const { name } of registry.getMetricsAsArray())
    if (EVENT_LOOP_LAG.test(name)) Object.assign(registry.getSingleMetric(name) ?? {}, { aggregator: 'max' })
}

/** Counts that all servers of one process share: connections, money, and which build runs where. */
export const registerProcessFigures = (registry: Registry, buildId: string): void => {
  registerPools(registry)
  registerMoney(registry)
  new Gauge({
    name: 'house_kombat_build_info',
    help: 'Processes of a build on a machine.',
    labelNames: ['build', 'host', 'node'],
    registers: [registry],
  }).set({ build: buildId, host: os.hostname(), node: process.version }, 1)
}
