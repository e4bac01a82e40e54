/** No page may begin with `/desk/`: those are the server's calls. */
export const PATHS = {
  search: '/',
  player: '/players/:id',
  replay: '/replays/:id',
  requests: '/requests',
  state: '/state',
  economy: '/economy',
  errors: '/errors',
  cause: '/errors/:build/:fingerprint',
  log: '/log',
  operators: '/operators',
} as const

export const playerPath = (id: number): string => `/players/${id}`
export const replayPath = (id: string): string => `/replays/${encodeURIComponent(id)}`
export const causePath = (build: string, fingerprint: string): string =>
  `/errors/${encodeURIComponent(build)}/${encodeURIComponent(fingerprint)}`
export const searchPath = (text: string): string => `/?q=${encodeURIComponent(text)}`
