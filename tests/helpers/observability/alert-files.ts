import { readFileSync } from 'node:fs'
import path from 'node:path'

export const OPS = path.resolve(import.meta.dirname, '../../../src/server/ops')

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

export const alertsText = readFileSync(path.join(OPS, 'alerts.yml'), 'utf8')
const dashboard = JSON.parse(readFileSync(path.join(OPS, 'dashboard.json'), 'utf8')) as {
  readonly panels: readonly Panel[]
}

export const alertNames = [...alertsText.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
/** The alerts' links into the manual, relative to the folder `ops`. */
export const manualLinks = [...alertsText.matchAll(/manual: (\S+)/g)].map(([, link = '']) => link)
export const dashboardQueries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Lines that may name metrics. Summaries name none. */
const alertQueries = alertsText.split('\n').filter((line) => !/^\s*(#|summary:|manual:)/.test(line))
const METRIC = /\b(?:house_kombat|nodejs|process)_\w+/g

export const alertSelectors = [
  ...new Set(alertQueries.join('\n').match(new RegExp(`${METRIC.source}(?:\\{[^}]*\\})?`, 'g')) ?? []),
]
export const metricNames = [...new Set([...alertQueries, ...dashboardQueries].join('\n').match(METRIC) ?? [])]
