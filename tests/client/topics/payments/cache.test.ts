import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAfterPayment } from '#client/topics/payments/cache.ts'

it.each(['equipments.mine', 'equipments.equipped', 'combats.me', 'stones.mine', 'users.stars'])(
  '%s is read again after a payment, because a refund takes what is worn, too (R49)',
  (name) => {
    const client = new QueryClient()
    client.setQueryData([name], [])
    refreshAfterPayment(client)
    expect(client.getQueryState([name])?.isInvalidated).toBe(true)
  },
)
