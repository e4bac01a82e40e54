import { preview } from 'vite'
import { buildWorkbench } from './workbench-build.ts'

/** Serves the workbench's build on `SHOTS_PORT`: the server of `tests/shots.config.ts`. */
const outDir = await buildWorkbench()
const server = await preview({
  configFile: false,
  build: { outDir },
  preview: {
    port: Number(process.env.SHOTS_PORT),
    strictPort: true,
    host: '127.0.0.1',
    // Some forty files a page, four hundred pages: none is asked for twice.
    headers: { 'Cache-Control': 'max-age=3600' },
  },
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
