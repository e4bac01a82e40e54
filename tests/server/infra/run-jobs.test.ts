import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { runJobs } from '../../helpers/database/run-jobs.ts'
import { fileApp } from '../../helpers/server/item-server.ts'

const server = await fileApp()

it('the helper that runs jobs comes back when the end of each is written, however long that takes', async () => {
  await sql`
    create function slow_end() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return old; end $$;
    create trigger slow_end before delete on graphile_worker._private_jobs for each row execute function slow_end();
    select graphile_worker.add_job('prune-idempotency')`.execute(server.db)
  expect(await runJobs(server)).toBe(0)
})
