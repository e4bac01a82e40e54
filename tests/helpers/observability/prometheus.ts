import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/server/free-port.ts'

const PROGRAM = '/usr/bin/prometheus'
const PROMTOOL = '/usr/bin/promtool'

export const hasPrometheus = (): boolean => existsSync(PROGRAM) && existsSync(PROMTOOL)

export const promtool = (...words: readonly string[]): { readonly code: number | null; readonly output: string } => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, words, { encoding: 'utf8' })
  return { code: status, output: `${stdout}${stderr}` }
}

export interface Sample {
  readonly metric: Readonly<Record<string, string>>
  readonly value: readonly [atS: number, value: string]
}

export interface Prometheus {
  query(expr: string): Promise<readonly Sample[]>
  firing(): Promise<readonly string[]>
  stop(): Promise<void>
}

/**
 * Starts a Prometheus that scrapes the server every second.
 * @param rules text of a rule file
 */
export const startPrometheus = async (metricsPort: string, rules: string): Promise<Prometheus> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'house-kombat-prometheus-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'alerts.yml'), rules)
  writeFileSync(
    path.join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: house-kombat
    static_configs: [{ targets: ["127.0.0.1:${metricsPort}"] }]
`,
  )
  const child = spawn(
    PROGRAM,
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.on('data', (data) => {
    output = (output + data).slice(-4000)
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const query: Prometheus['query'] = async (expr) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query: expr })}`)
    const { status, data, error } = (await answer.json()) as {
      readonly status: string
      readonly data?: { readonly result: readonly Sample[] }
      readonly error?: string
    }
    if (status !== 'success' || data === undefined) throw new Error(`${expr}: ${error}\n${output}`)
    return data.result
  }
  const firing: Prometheus['firing'] = async () =>
    (await query('ALERTS{alertstate="firing"}')).map(({ metric }) => metric.alertname ?? '')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { query, firing, stop }
}
