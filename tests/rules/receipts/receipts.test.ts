import { describe, expect, test } from 'vitest'
import { firstReceiptKept, receiptContent, weekAfter } from '#rules/receipts/receipts.ts'

const SUBJECT = 'ab'.repeat(32)

describe('a week of receipts', () => {
  test('is followed by the next one, across the year', () => {
    expect(weekAfter('2026-12-28')).toBe('2027-01-04')
  })

  test('is kept for thirteen weeks', () => {
    expect(firstReceiptKept(Date.UTC(2026, 10, 25))).toBe('2026-08-24')
  })
})

describe('what is hashed of a line', () => {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

  test('names encoding, kind, period, who, place and points', () => {
    const line = { kind: 'league', period: '11-II', subject: SUBJECT, place: 3, points: 240 } as const
    expect(text(receiptContent(line))).toBe(`house-kombat-receipt/1|league|11-II|${SUBJECT}|3|240`)
    expect(text(receiptContent({ ...line, place: null }))).toBe(`house-kombat-receipt/1|league|11-II|${SUBJECT}|-|240`)
  })
})
