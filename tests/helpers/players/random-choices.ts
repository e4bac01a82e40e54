import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import type { Rng } from '#rules/prng.ts'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana']

export const choicesOf = (rng: Rng) => ({
  kinds: NOTIFICATION_KINDS.filter(() => rng.next() < 0.6),
  write_access: rng.next() < 0.95,
  quiet_from_min: rng.next() < 0.4 ? 0 : rng.int(0, 1439),
  quiet_to_min: rng.next() < 0.4 ? 0 : rng.int(0, 1439),
  time_zone: rng.pick(ZONES),
})
