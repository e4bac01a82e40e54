import { startTracing } from './observability/tracing.ts'
import { reportToOperator } from './operators/operator-error.ts'

// Tracing instruments packages as they load, so the server's modules come after it.
const main = async (): Promise<void> => {
  await startTracing(process.env)
  const { startServer } = await import('./start-server.ts')
  await startServer()
}

main().catch((error: unknown) => {
  reportToOperator(error)
  process.exit(1)
})
