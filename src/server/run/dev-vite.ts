import { createServer, type InlineConfig, loadConfigFromFile, mergeConfig, type ViteDevServer } from 'vite'
import { listeningAddress } from '#server/config/listening-address.ts'

/**
 * Passes the configuration as an object: if it were a file, Vite would restart with each changed drawing, because the
 * file imports them all.
 */
export const createDevVite = async (changes: InlineConfig): Promise<ViteDevServer> => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  // The art plugin watches `assets/override` itself, because symbolic links in it may lead anywhere.
  const ignored = ['**/.data/**', '**/dist/**', '**/.cache/**', '**/assets/override/**']
  const common: InlineConfig = {
    configFile: false,
    server: { strictPort: true, watch: { ignored } },
  }
  return createServer(mergeConfig(loaded?.config ?? {}, mergeConfig(common, changes)))
}

export const listenWithVite = async (vite: ViteDevServer, host: string): Promise<string> => {
  const { httpServer } = await vite.listen()
  if (httpServer === null) throw new Error('Vite has no server of its own')
  return listeningAddress(httpServer, host)
}
