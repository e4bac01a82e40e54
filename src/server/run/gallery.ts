import { createServer, loadConfigFromFile, mergeConfig } from 'vite'
import { buildAssets } from '../../../assets/build/build-assets.ts'
import { loadConfig } from '../load-config.ts'
import { onStopSignal, refuseBusyPort, runCommand } from './launcher.ts'

/**
 * The workbench alone: the client with hot reload and the art built, without the game's server and its database.
 * Whatever is behind the game's start shows its error page here.
 */
await runCommand(async () => {
  const config = loadConfig()
  await refuseBusyPort(config)
  await buildAssets({ log: (line) => console.log(line) })
  // Handed over as an object: given as a file, Vite would start anew with each change of a drawing, since the config imports them all.
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  const vite = await createServer(
    mergeConfig(loaded?.config ?? {}, {
      configFile: false,
      // A cache of its own: this server and `npm run dev` may run side by side.
      cacheDir: '.cache/vite-gallery',
      server: {
        host: config.host,
        port: config.port,
        strictPort: true,
        watch: { ignored: ['**/.data/**', '**/dist/**', '**/.cache/**'] },
      },
    }),
  )
  await vite.listen()
  console.log(`The gallery is ready: http://${config.host}:${config.port}/workbench/gallery (hot reload, no server)`)
  onStopSignal(async () => {
    await vite.close()
    process.exit(0)
  })
})
