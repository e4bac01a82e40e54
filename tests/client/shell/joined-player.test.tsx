import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../src/client/api/query-client.ts'
import { App } from '../../../src/client/app/app.tsx'
import { texts } from '../../../src/client/i18n/i18n.ts'
import { takeLocalLaunchData } from '../../../src/client/platform/launch-data.ts'
import { fakeServer, gateAnswers } from './fake-server.ts'
import { render, settle, stubMatchMedia, unmountAll } from './render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  stubMatchMedia()
  takeLocalLaunchData('user=%7B%22id%22%3A7%7D')
})
afterEach(async () => {
  await unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['/onboard', '/v2/onboard'])('a player who has joined is led from %s home (row 11)', async (path) => {
  fakeServer(gateAnswers)
  history.replaceState(null, '', path)
  await render(<App queryClient={createQueryClient()} texts={texts} />)
  await settle()
  expect(location.pathname).toBe('/')
})
