import { createServer, type InlineConfig, loadConfigFromFile, mergeConfig, type ViteDevServer } from 'vite'

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
