import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { recordError, sessionEndOf } from '#client/api/session-end.ts'
import { SessionGuard } from '#client/app/session-guard.tsx'
import { render, unmountAll } from '../render-app.tsx'

const Place = () => <p>{useLocation().pathname}</p>

const placeAfter = async (start: string, error: unknown): Promise<string | null> => {
  const page = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[start]}>
        <SessionGuard />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await act(async () => recordError(error))
  return page.textContent
}
const maintenance = new ApiError('maintenance', 'The arena is being repaired', 503)
const banned = new ApiError('banned', 'This account is suspended', 403)
const expired = new ApiError('authentication-expired', 'Init data expired', 401)

describe('a session that ends while the game runs', () => {
  afterEach(unmountAll)

  it('goes to maintenance, and to the error screen when the launch data has grown too old (row 11)', async () => {
    expect(await placeAfter('/', maintenance)).toBe('/maintenance')
    expect(await placeAfter('/kombat_prep', expired)).toBe('/error')
  })

  it('shows a banned player how they stand, in place of an error (extra 20)', async () => {
    expect(await placeAfter('/earn', banned)).toBe('/fair-play')
    expect(await placeAfter('/kombat', banned)).toBe('/kombat')
  })

  it('waits for a fight to end first', async () => {
    expect(await placeAfter('/kombat', maintenance)).toBe('/kombat')
  })

  it('does not end for an ordinary failure', async () => {
    expect(sessionEndOf(new ApiError('internal', 'Something went wrong', 503))).toBeNull()
    expect(await placeAfter('/', new Error('broken'))).toBe('/')
  })
})
