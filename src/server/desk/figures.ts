import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { dayKeyOf } from '#rules/days.ts'
import { WEEK_SLUGS } from '#rules/season/seasons.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { outboxBacklog } from '#server/db/outbox.ts'
import { createMaintenanceGate } from '#server/http/maintenance.ts'
import { paymentDifferences, paymentStateOf, revenueSince } from '#server/modules/payments/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { marketDaysSince, queuedJobs, retentionSince, unlistedCharges } from './figure-store.ts'
import type { DeskHandlers } from './handler.ts'

const DIFFERENCE_DAYS = 30

type Revenue = DeskData<'economy'>['revenue'][number]

const noRevenue = (day: string): Revenue => ({ day, stars: 0, payments: 0, stars_returned: 0 })

const byDay = (lines: Awaited<ReturnType<typeof revenueSince>>): ReadonlyMap<string, Revenue> => {
  const days = new Map<string, Revenue>()
  for (const { day, payments, standingXtr, returnedXtr } of lines) {
    const sum = days.get(day) ?? noRevenue(day)
    days.set(day, {
      day,
      stars: sum.stars + standingXtr,
      payments: sum.payments + payments,
      stars_returned: sum.stars_returned + returnedXtr,
    })
  }
  return days
}

export const figureHandlers: Pick<DeskHandlers, 'state' | 'economy'> = {
  state: async ({ desk: { db, config }, nowMs }) => {
    const season = await currentSeason(db, nowMs)
    const outbox = await outboxBacklog(db)
    const payments = await paymentStateOf(db, nowMs)
    const { found, all } = await paymentDifferences(db, nowMs - DIFFERENCE_DAYS * MS_PER_DAY)
    return {
      now: new Date(nowMs).toISOString(),
      build: config.buildId,
      season: {
        number: season.number,
        week: WEEK_SLUGS.indexOf(season.week) + 1,
        day: Math.floor((nowMs - season.startMs) / MS_PER_DAY) + 1,
        starts_at: new Date(season.startMs).toISOString(),
        ends_at: new Date(season.endMs).toISOString(),
      },
      maintenance: await createMaintenanceGate(db, 0)(),
      jobs: (await queuedJobs(db)).map(({ name, waiting, failed, oldest }) => ({
        name,
        waiting: Number(waiting),
        failed: Number(failed),
        oldest_due_at: oldest?.toISOString() ?? null,
      })),
      outbox: { waiting: outbox.messages, oldest_at: isoOrNull(outbox.oldestMs) },
      payments: {
        orders: [...payments.orders].map(([state, orders]) => ({ state, orders })),
        oldest_refund_due_at: isoOrNull(payments.oldestOpenMs),
        compared_at: isoOrNull(payments.comparedMs),
        unlisted: await unlistedCharges(db),
        differences: all,
        newest_differences: found.map(
          ({ at, player_id, charge_id, order_id, amount_xtr, state, reason, isUnlisted: is_unlisted }) => ({
            at: at.toISOString(),
            player_id: Number(player_id),
            charge_id,
            order_id,
            amount_xtr,
            state,
            reason,
            is_unlisted,
          }),
        ),
      },
    }
  },

  economy: async ({ desk: { db }, nowMs, query: { days } }) => {
    const newestFirst = Array.from({ length: days }, (_, ago) => dayKeyOf(nowMs - ago * MS_PER_DAY))
    const first = dayKeyOf(nowMs - (days - 1) * MS_PER_DAY)
    const revenue = byDay(await revenueSince(db, Date.parse(first)))
    const sales = new Map((await marketDaysSince(db, first)).map((row) => [row.day, Number(row.sales)]))
    return {
      revenue: newestFirst.map((day) => revenue.get(day) ?? noRevenue(day)),
      retention: (await retentionSince(db, first)).map(({ day, age, joined, active }) => ({
        day,
        age,
        joined,
        active,
      })),
      market: newestFirst.map((day) => ({ day, sales: sales.get(day) ?? 0 })),
    }
  },
}
