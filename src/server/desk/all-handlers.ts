import { actHandlers } from './acting.ts'
import { clientErrorHandlers } from './client-errors.ts'
import { figureHandlers } from './figures.ts'
import type { DeskHandlers } from './handler.ts'
import { ledgerHandlers } from './ledger-page.ts'
import { listOperators } from './operator-store.ts'
import { playerHandlers } from './player-pages.ts'
import { searchHandlers } from './search.ts'
import { meOf } from './sign-in-answer.ts'

export const deskHandlers: DeskHandlers = {
  me: async ({ desk, operator }) => meOf(desk, operator),
  ...searchHandlers,
  ...playerHandlers,
  ...ledgerHandlers,
  ...actHandlers,
  ...figureHandlers,
  ...clientErrorHandlers,
  operators: async ({ desk: { db } }) => ({
    operators: (await listOperators(db)).map(({ created_at, removed_at, last_seen_at, name, role }) => ({
      name,
      role,
      created_at: created_at.toISOString(),
      removed_at: removed_at?.toISOString() ?? null,
      last_seen_at: last_seen_at?.toISOString() ?? null,
    })),
  }),
}
