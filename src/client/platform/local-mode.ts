import { startParamText, takeLocalLaunchData } from './launch-data.ts'
import { readSession, writeSession } from './session-store.ts'

export interface LocalPlayer {
  readonly id: number
  readonly name: string
  readonly onboarded: boolean
}

interface LocalSession {
  readonly init_data: string
  readonly players: readonly LocalPlayer[]
  readonly current: number
}

const PLAYER_KEY = 'local-player'

let session: LocalSession | null = null

const dataOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`Local mode answered ${response.status}`)
  return ((await response.json()) as { data: unknown }).data
}

const fetchSession = async (playerId: string | null): Promise<LocalSession> => {
  const query = new URLSearchParams()
  const startParam = startParamText()
  if (playerId !== null) query.set('player', playerId)
  // A malformed parameter is ignored, as everywhere (row 14), because the server would reject the whole session for it.
  if (startParam !== null && /^[\w-]{1,512}$/.test(startParam)) query.set('start_param', startParam)
  return (await dataOf(await fetch(`/local/session?${query}`))) as LocalSession
}

/** A tester's link may choose a player (`?local-player=4`). Removes the parameter from the address. */
const takeLinkedPlayer = (): void => {
  const url = new URL(location.href)
  const linked = url.searchParams.get('local-player')
  if (linked === null) return
  url.searchParams.delete('local-player')
  history.replaceState(history.state, '', url)
  if (/^\d+$/.test(linked)) writeSession(PLAYER_KEY, linked)
}

/** Fetches launch data from the local server, signed for the chosen test player (R45). Never throws. */
export const startLocalMode = async (): Promise<void> => {
  takeLinkedPlayer()
  const chosen = readSession(PLAYER_KEY)
  try {
    session = await fetchSession(chosen).catch((error: unknown) => {
      // The chosen player may have been in a data folder that is deleted.
      if (chosen === null) throw error
      writeSession(PLAYER_KEY, null)
      return fetchSession(null)
    })
    takeLocalLaunchData(session.init_data)
  } catch (error) {
    console.warn('The local mode gave no session', error)
  }
}

export const localPlayers = (): { readonly players: readonly LocalPlayer[]; readonly currentId: number } | null =>
  session === null ? null : { players: session.players, currentId: session.current }

export const switchLocalPlayer = (id: number): void => {
  writeSession(PLAYER_KEY, String(id))
  location.assign(location.origin)
}

export const addLocalPlayer = async (name: string): Promise<number> => {
  const response = await fetch('/local/players', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name === '' ? {} : { name }),
  })
  const player = (await dataOf(response)) as { id: number }
  return player.id
}
