import { preview } from 'vite'
import { listeningAddress } from '#server/config/listening-address.ts'
import { serveAxe } from '#server/run/serve-axe.ts'
import { buildWorkbench } from './workbench-build.ts'

const KEPT = 'max-age=3600'

/** Serves the workbench's build on a free port and prints the address. `tests/shots.config.ts` starts it. */
const outDir = await buildWorkbench()
const server = await preview({
  configFile: false,
  plugins: [serveAxe(KEPT)],
  build: { outDir },
  preview: {
    port: 0,
    host: '127.0.0.1',
    // Four hundred pages load some forty files each, so the browser caches them.
    headers: { 'Cache-Control': KEPT },
  },
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`The workbench is ready: ${listeningAddress(server.httpServer, '127.0.0.1')}`)
