import { useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { onSignedInPages, showScreen } from '../render.tsx'

onSignedInPages()

const Buttons = () => {
  const navigate = useAppNavigate()
  const router = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/ledger')}>
        Ledger
      </button>
      <button type="button" onClick={() => navigate('/inbox')}>
        Inbox
      </button>
      <button type="button" onClick={() => router(-1)}>
        System back
      </button>
    </>
  )
}

it('a double tap on a way opens its page once, so that one step back leaves it', async () => {
  const page = await showScreen(<Buttons />, '/settings')
  await page.tapTwice('Ledger')
  expect(page.address()).toBe('/ledger')
  await page.tap('System back')
  expect(page.address()).toBe('/settings')
  await page.tap('Ledger')
  expect(page.address()).toBe('/ledger')
  await page.tap('Inbox')
  await page.tap('Ledger')
  await page.tap('System back')
  expect(page.address()).toBe('/inbox')
})
