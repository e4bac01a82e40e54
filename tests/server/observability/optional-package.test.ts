import { describe, expect, it } from 'vitest'
import { startErrorTracker } from '#server/observability/error-tracker.ts'
import { optionalPackage } from '#server/observability/optional-package.ts'
import { startTracing } from '#server/observability/tracing.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

const ENDPOINT = 'http://127.0.0.1:4318'

describe('packages that an operator installs', () => {
  it.each([{}, { OTEL_SERVICE_NAME: 'game' }, { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }])(
    'are not asked for by %j',
    async (env) => {
      await expect(startTracing(env)).resolves.toBeUndefined()
    },
  )

  it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])(
    'refuse the start with one sentence if %s needs one that is not there',
    async (name) => {
      const start = startTracing({ [name]: ENDPOINT })
      await expect(start).rejects.toThrow(OperatorError)
      await expect(start).rejects.toThrow(
        `${name} is set, but the package @opentelemetry/auto-instrumentations-node is not installed: `,
      )
    },
  )

  it('refuse the start with one sentence if SENTRY_DSN needs one that is not there', async () => {
    const start = startErrorTracker('https://key@errors.example.org/1', { buildId: 'dev', adRewardSecret: null })
    await expect(start).rejects.toThrow('SENTRY_DSN is set, but the package @sentry/node is not installed: ')
  })

  it('say why they do not start', async () => {
    const broken = () => Promise.reject(new Error('Node 22 is needed\nand more'))
    await expect(optionalPackage('SENTRY_DSN', '@sentry/node', broken)).rejects.toThrow(
      'SENTRY_DSN is set, but the package @sentry/node does not start: Node 22 is needed',
    )
  })
})
