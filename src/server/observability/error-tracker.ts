import type { ServerConfig } from '#server/config/config.ts'
import { optionalPackage } from './optional-package.ts'
import { secretMask } from './secret-mask.ts'

const PACKAGE = '@sentry/node'

interface Sentry {
  init(options: {
    readonly dsn: string
    readonly release: string
    readonly skipOpenTelemetrySetup: boolean
    readonly defaultIntegrations: false
    readonly integrations: readonly unknown[]
    readonly beforeSend: (event: object) => object
  }): unknown
  onUncaughtExceptionIntegration(): unknown
  onUnhandledRejectionIntegration(): unknown
  captureException(error: unknown, hint: { readonly extra: { readonly logged: string } }): unknown
}

export type TrackError = (error: unknown, logged: string) => void

/**
 * Connects to Sentry or a compatible service. It gets an error's stack and message, the logged text and the build, but
 * not the request: default integrations would add addresses and headers. @throws OperatorError if the package does not
 * load
 */
export const startErrorTracker = async (
  dsn: string,
  { buildId, adRewardSecret }: Pick<ServerConfig, 'buildId' | 'adRewardSecret'>,
): Promise<TrackError> => {
  const name: string = PACKAGE
  const masked = secretMask(adRewardSecret)
  const sentry = await optionalPackage(
    'SENTRY_DSN',
    PACKAGE,
    async () => (await import(/* @vite-ignore */ name)) as Sentry,
  )
  sentry.init({
    dsn,
    release: buildId,
    skipOpenTelemetrySetup: true,
    defaultIntegrations: false,
    integrations: [sentry.onUncaughtExceptionIntegration(), sentry.onUnhandledRejectionIntegration()],
    beforeSend: (event) => JSON.parse(masked(JSON.stringify(event))) as object,
  })
  return (error, logged) => void sentry.captureException(error, { extra: { logged } })
}
