import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { TOO_OLD } from '#languages/old-engine.ts'

/** The oldest supported engines, the target of syntax and style sheets. */
export const OLDEST_ENGINES = ['chrome92', 'safari15.4'] as const

const buildScript = async (
  entry: string,
  define: Record<string, string>,
  target: string | string[],
): Promise<Rolldown.OutputChunk> => {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, target, lib: { entry, formats: ['iife'], name: 'houseKombatEngine' } },
  })) as Rolldown.RolldownOutput[]
  const chunk = output[0]?.output[0]
  if (!chunk) throw new Error(`${entry} has been built into nothing`)
  return chunk
}

const hashed = (name: string, code: string): string =>
  `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`

/**
 * Adds the engine check before all other scripts. It is a classic script, because old engines cannot parse our modules,
 * and a file, because the content security policy allows no inline scripts.
 * @param onModules receives the modules of these separate builds, which are not in the client's bundle
 */
export const oldEngines = (root: string, onModules: (modules: readonly string[]) => void): Plugin => {
  let check = ''
  return {
    name: 'house-kombat-old-engines',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    async buildStart() {
      if (this.environment.name !== 'client') return
      const emit = (name: string, { code, moduleIds }: Rolldown.OutputChunk): string => {
        const fileName = hashed(name, code)
        this.emitFile({ type: 'asset', fileName, source: code })
        onModules(moduleIds)
        return fileName
      }
      const folder = path.join(root, 'src/client/engine')
      const polyfills = emit('polyfills', await buildScript(path.join(folder, 'polyfills.ts'), {}, [...OLDEST_ENGINES]))
      const values = { POLYFILLS: JSON.stringify(`/${polyfills}`), TOO_OLD: JSON.stringify(TOO_OLD) }
      check = emit('engine', await buildScript(path.join(folder, 'check.ts'), values, 'es2015'))
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${check}` }, injectTo: 'head-prepend' }],
    },
  }
}
