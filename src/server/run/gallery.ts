import { buildArt } from './build-art.ts'
import { createDevVite, listenWithVite } from './dev-vite.ts'
import { onStopSignal, refuseBusyPort, runCommand } from './launcher.ts'
import { loadConfig } from './load-config.ts'
import { serveAxe } from './serve-axe.ts'

/** Serves the workbench with hot reload, without server and database. The game itself shows an error there. */
await runCommand(async () => {
  const config = loadConfig()
  await refuseBusyPort(config)
  await buildArt((line) => console.log(line))
  const vite = await createDevVite({
    plugins: [serveAxe('no-cache')],
    // A separate cache, because this server and `npm run dev` may run side by side.
    cacheDir: '.cache/vite-gallery',
    server: { host: config.host, port: config.port },
  })
  const address = await listenWithVite(vite, config.host)
  console.log(`The gallery is ready: ${address}/workbench/gallery (hot reload, no server)`)
  onStopSignal(async () => {
    await vite.close()
    process.exit(0)
  })
})
