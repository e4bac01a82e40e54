/** None begins with `/desk/`, where the server's calls are. */
export const PATHS = {
  search: '/',
  player: '/players/:id',
  replay: '/replays/:id',
  requests: '/requests',
  state: '/state',
  economy: '/economy',
  log: '/log',
  operators: '/operators',
} as const

export const playerPath = (id: number): string => `/players/${id}`
export const replayPath = (id: string): string => `/replays/${encodeURIComponent(id)}`
/** The search page with its answer. */
export const searchPath = (text: string): string => `/?q=${encodeURIComponent(text)}`
