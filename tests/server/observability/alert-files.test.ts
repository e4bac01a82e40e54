import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { alertNames, manualLinks, metricNames, OPS } from '#tests/helpers/observability/alert-files.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { NO_CLIENT, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const TRIED = path.resolve(import.meta.dirname, '../../alerts/alerts.promtool.yml')
const BUILD = 'the-build-under-test'

const database = await createTestDatabase()
const metricsPort = String(await freePort())
const server = startServerUnderTest({
  ...{ DATABASE_URL: database.url, CLIENT_DIR: NO_CLIENT, METRICS_PORT: metricsPort, BUILD_ID: BUILD },
  ...{ BOT_TOKEN: '123456789:AAFakeTokenForTestsOnly_0123456789', JOBS: 'on', LOG_LEVEL: 'warn' },
})
await server.ready
afterAll(async () => {
  server.signal('SIGKILL')
  await server.exited
  await database.drop()
})
const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

test('a server has each metric that an alert or the dashboard names', async () => {
  const text = await figures()
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
  const isThere = (name: string): boolean =>
    types.has(name) || types.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram'
  expect(metricNames.length).toBeGreaterThan(30)
  expect(metricNames.filter((name) => !isThere(name))).toEqual([])
})

test('a server tells its build, each job of the calendar and the connections of each role', async () => {
  const text = await figures()
  expect(text).toMatch(new RegExp(`house_kombat_build_info\\{build="${BUILD}",host="[^"]+",node="v[^"]+"\\} 1`))
  expect(text).toContain('house_kombat_job_period_seconds{task="rebuild-boards"} 60')
  expect(text).toContain('house_kombat_job_period_seconds{task="notify"} 300')
  expect(text).toContain('house_kombat_job_period_seconds{task="prune-ads"} 3600')
  expect(text).toContain('house_kombat_job_period_seconds{task="count-retention"} 86400')
  expect(text).toContain('house_kombat_job_failures_total{task="rebuild-boards"} 0')
  // A job that is not in the calendar.
  expect(text).toContain('house_kombat_job_failures_total{task="account"} 0')
  for (const pool of ['calls', 'probe', 'jobs', 'queue', 'outbox', 'bot'])
    expect(text).toMatch(new RegExp(`house_kombat_pool_connections_max\\{pool="${pool}"\\} [1-9]`))
})

test('PostgreSQL shows what each connection of a server is for', async () => {
  await fetch(`${await server.ready}/api/v1/settings`)
  await fetch(`${await server.ready}/readyz`)
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where datname = current_database()`,
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['calls', 'jobs', 'queue', 'outbox', 'bot'].map((role) => `house-kombat ${role}`)),
  )
})

test('each alert has its series for promtool, and a heading of the manual that is there', () => {
  const tried = [...readFileSync(TRIED, 'utf8').matchAll(/- name: (\w+)/g)].map(([, name]) => name)
  expect(tried).toEqual(alertNames)
  expect(manualLinks).toHaveLength(alertNames.length)
  const anchor = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-')
  const missing = manualLinks.filter((link) => {
    const [page = '', heading] = link.split('#')
    const file = path.join(OPS, page)
    const headings = existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)] : []
    return !headings.some(([, text = '']) => anchor(text) === heading)
  })
  expect(missing).toEqual([])
})
