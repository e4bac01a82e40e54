import { createServer, type InlineConfig, loadConfigFromFile, mergeConfig, type ViteDevServer } from 'vite'
import { listeningAddress } from '../listening-address.ts'

/**
 * Vite's development server with our configuration. It is handed over as an object: given as a file, Vite would start
 * anew with each change of a drawing, since the configuration imports them all.
 */
export const createDevVite = async (changes: InlineConfig): Promise<ViteDevServer> => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  // The art's own plugin looks after overrides, among which links may lead anywhere.
  const ignored = ['**/.data/**', '**/dist/**', '**/.cache/**', '**/assets/override/**']
  const common: InlineConfig = {
    configFile: false,
    server: { strictPort: true, watch: { ignored } },
  }
  return createServer(mergeConfig(loaded?.config ?? {}, mergeConfig(common, changes)))
}

/** Lets it listen on the host; returns its address. */
export const listenWithVite = async (vite: ViteDevServer, host: string): Promise<string> => {
  const { httpServer } = await vite.listen()
  if (httpServer === null) throw new Error('Vite has no server of its own')
  return listeningAddress(httpServer, host)
}
