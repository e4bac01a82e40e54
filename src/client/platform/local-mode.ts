import { startParamText, takeLocalLaunchData } from './launch-data.ts'
import { readSession, writeSession } from './session-store.ts'

/** A test player of the local mode (R45). */
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
  // A malformed one is ignored here as everywhere (row 14); the server would reject the whole session for it.
  if (startParam !== null && /^[\w-]{1,512}$/.test(startParam)) query.set('start_param', startParam)
  return (await dataOf(await fetch(`/local/session?${query}`))) as LocalSession
}

/** Stores the player of a tester's link (`?local-player=4`) for this tab and removes it from the address. */
const takeLinkedPlayer = (): void => {
  const url = new URL(location.href)
  const linked = url.searchParams.get('local-player')
  if (linked === null) return
  url.searchParams.delete('local-player')
  history.replaceState(history.state, '', url)
  if (/^\d+$/.test(linked)) writeSession(PLAYER_KEY, linked)
}

/**
 * In local mode a page without launch data gets launch data that the server really signed for the chosen test player; from
 * there everything works as in the messenger (R45). Never throws: without an answer there is no launch data.
 */
export const startLocalMode = async (): Promise<void> => {
  takeLinkedPlayer()
  const chosen = readSession(PLAYER_KEY)
  try {
    session = await fetchSession(chosen).catch((error: unknown) => {
      // The chosen player may belong to a deleted data folder.
      if (chosen === null) throw error
      writeSession(PLAYER_KEY, null)
      return fetchSession(null)
    })
    takeLocalLaunchData(session.init_data)
  } catch (error) {
    console.warn('The local mode gave no session', error)
  }
}

/** The test players and the one in play, or null outside the local mode. */
export const localPlayers = (): { readonly players: readonly LocalPlayer[]; readonly currentId: number } | null =>
  session === null ? null : { players: session.players, currentId: session.current }

/** Switches to another test player: the choice is stored for this tab and the page reloads at home. */
export const switchLocalPlayer = (id: number): void => {
  writeSession(PLAYER_KEY, String(id))
  location.assign(location.origin)
}

/** Creates a test player and returns its id. Throws when the server refuses. */
export const addLocalPlayer = async (name: string): Promise<number> => {
  const response = await fetch('/local/players', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name === '' ? {} : { name }),
  })
  const player = (await dataOf(response)) as { id: number }
  return player.id
}
