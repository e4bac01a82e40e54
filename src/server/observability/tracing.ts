import { optionalPackage } from './optional-package.ts'

const PACKAGE = '@opentelemetry/auto-instrumentations-node'
/** OpenTelemetry's own names. Each of them says where traces go. */
const SETTINGS = ['OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const

/**
 * Starts OpenTelemetry if a setting says where traces go. The package reads all further settings itself. Must be called
 * before the modules that it instruments are loaded.
 * @throws OperatorError if the package cannot be loaded
 */
export const startTracing = async (env: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const isOff = env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none'
  const setting = SETTINGS.find((name) => (env[name] ?? '').trim() !== '')
  if (isOff || setting === undefined) return
  const register = `${PACKAGE}/register`
  await optionalPackage(setting, PACKAGE, () => import(/* @vite-ignore */ register))
}
