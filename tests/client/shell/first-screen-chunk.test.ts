// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { firstScreenChunk } from '../../../src/build/first-screen-chunk.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/game/src/client/main.tsx': ['/game/src/client/app/app.tsx', '/game/node_modules/react/index.js'],
  '/game/src/client/app/app.tsx': ['/game/src/client/ui/button.tsx'],
  '/game/src/client/features/home/home-screen.tsx': ['/game/src/client/ui/icon.tsx'],
  '/game/src/client/ui/icon.tsx': ['/game/src/client/ui/button.tsx'],
  '/game/src/client/ui/button.tsx': ['/game/src/client/ui/icon.tsx'],
  '/game/src/client/features/history/history-screen.tsx': ['/game/src/client/ui/tabs.tsx'],
  '/game/node_modules/react/index.js': ['/game/node_modules/react/cjs.js'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

describe('the chunk of the first screen', () => {
  const nameOf = firstScreenChunk('/game')

  it.each(['app/app.tsx', 'ui/icon.tsx', 'ui/button.tsx'])('holds %s, which the page or home imports', (file) => {
    expect(nameOf(`/game/src/client/${file}`, graph)).toBe('shared')
  })

  it.each([
    '/game/src/client/main.tsx',
    '/game/src/client/features/home/home-screen.tsx',
    '/game/src/client/features/history/history-screen.tsx',
    '/game/src/client/ui/tabs.tsx',
    '/game/node_modules/react/index.js',
  ])('leaves %s where it is', (id) => {
    expect(nameOf(id, graph)).toBeNull()
  })
})
