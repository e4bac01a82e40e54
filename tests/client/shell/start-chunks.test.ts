// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { startGroups } from '../../../src/build/start-chunks.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/game/src/client/first.ts': ['/game/src/client/api/call.ts'],
  '/game/src/client/main.tsx': [
    '/game/src/client/first.ts',
    '/game/src/client/app/app.tsx',
    '/game/node_modules/react/index.js',
  ],
  '/game/src/client/app/app.tsx': ['/game/src/client/ui/button.tsx'],
  '/game/src/client/topics/home/screens/home-screen.tsx': ['/game/src/client/ui/icon.tsx'],
  '/game/src/client/topics/home/screens/columns/home-columns.tsx': [
    '/game/src/client/ui/icon.tsx',
    '/game/src/client/ui/drawer.tsx',
  ],
  '/game/src/client/topics/tasks/screens/earn-screen.tsx': [
    '/game/src/client/ui/drawer.tsx',
    '/game/src/client/ui/row.tsx',
  ],
  '/game/src/client/topics/first-days/shelf/first-days-track.tsx': [
    '/game/src/client/ui/drawer.tsx',
    '/game/src/client/topics/first-days/shelf/box.ts',
  ],
  '/game/src/client/ui/icon.tsx': ['/game/src/client/ui/button.tsx'],
  '/game/src/client/ui/button.tsx': ['/game/src/client/ui/icon.tsx'],
  '/game/src/client/topics/kombat/screens/history/history-screen.tsx': ['/game/src/client/ui/tabs.tsx'],
  '/game/node_modules/react/index.js': ['/game/node_modules/react/cjs.js'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

describe('the chunks of the start', () => {
  const groups = startGroups('/game')
  const nameOf = (id: string, imports: typeof graph): string | null => {
    const [name = null, ...more] = groups.flatMap((group) => group.name(id, imports) ?? [])
    expect(more).toEqual([])
    return name
  }

  it.each(['first.ts', 'api/call.ts'])('%s is there before the libraries, with all that it imports', (file) => {
    expect(nameOf(`/game/src/client/${file}`, graph)).toBe('first')
  })

  it.each(['app/app.tsx', 'topics/home/screens/home-screen.tsx', 'ui/icon.tsx', 'ui/button.tsx'])(
    'the first screen has %s, which page or home import',
    (file) => {
      expect(nameOf(`/game/src/client/${file}`, graph)).toBe('shared')
    },
  )

  it.each(['topics/home/screens/columns/home-columns.tsx', 'ui/drawer.tsx'])(
    'home has %s, which comes after its first paint',
    (file) => {
      expect(nameOf(`/game/src/client/${file}`, graph)).toBe('home')
    },
  )

  it.each(['first-days-track.tsx', 'box.ts'])('%s is of the boxes, which only a newcomer loads (R50)', (file) => {
    expect(nameOf(`/game/src/client/topics/first-days/shelf/${file}`, graph)).toBe('boxes')
  })

  it.each(['topics/tasks/screens/earn-screen.tsx', 'ui/row.tsx'])('the next pages have %s', (file) => {
    expect(nameOf(`/game/src/client/${file}`, graph)).toBe('next')
  })

  it('texts come with their code in English, in a file for each moment in other languages', () => {
    expect(nameOf('/game/src/languages/en/today.ts', graph)).toBe('home')
    expect(nameOf('/game/src/languages/ru/today.ts', graph)).toBe('home-ru')
    expect(nameOf('/game/src/languages/ru/tasks.ts', graph)).toBe('next-ru')
    expect(nameOf('/game/src/languages/ru/season.ts', graph)).toBeNull()
  })

  it.each([
    '/game/src/client/main.tsx',
    '/game/src/client/topics/kombat/screens/history/history-screen.tsx',
    '/game/src/client/ui/tabs.tsx',
    '/game/node_modules/react/index.js',
  ])('leaves %s where it is', (id) => {
    expect(nameOf(id, graph)).toBeNull()
  })
})
