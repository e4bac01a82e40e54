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
/** Manual pages of the alerts, from the folder `ops`. */
export const manualLinks = [...alertsText.matchAll(/manual: (\S+)/g)].map(([, link = '']) => link)
export const dashboardQueries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Summaries and help texts name no metrics. */
const queries = [
  ...alertsText.split('\n').filter((line) => !/^\s*(#|summary:|manual:)/.test(line)),
  ...dashboardQueries,
]

/** With their labels, as in the queries. */
export const selectors = [
  ...new Set(queries.join('\n').match(/\b(?:house_kombat|nodejs|process)_\w+(?:\{[^}]*\})?/g) ?? []),
]
export const metricNames = [...new Set(selectors.map((selector) => selector.split('{')[0] ?? ''))]
