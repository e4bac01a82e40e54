import type { Selectable } from 'kysely'
import type { Drops } from '#contracts/wire.ts'
import { currentItemName } from '#rules/items/item-names.ts'
import type { FightInputs, FightsTable, PackedFight, StoredFight } from '#server/db/tables/kombat.ts'
import { packFighter, unpackFighter } from '#server/modules/fighters/service.ts'
import { itemImageUrl } from '#server/modules/items/service.ts'

type StoredRow = Selectable<FightsTable>

export type FightRow = Omit<StoredRow, 'result'> & {
  readonly inputs: FightInputs
  readonly result: StoredFight
}

const packDrops = ({ tok, star, materials, stones, equipments }: Drops): PackedFight['drops'] => ({
  ...(tok === 0 ? {} : { tok }),
  ...(star === 0 ? {} : { star }),
  ...(materials.length === 0 ? {} : { materials }),
  ...(stones.length === 0 ? {} : { stones }),
  ...(equipments.length === 0 ? {} : { equipments: equipments.map(({ image_url: _, ...item }) => item) }),
})

/** This build decides the names and image URLs. */
export const dropsOfPacked = ({ equipments = [], ...drops }: PackedFight['drops']): Drops => ({
  ...{ tok: 0, star: 0, materials: [], stones: [] },
  ...drops,
  equipments: equipments.map((item) => ({ ...item, name: currentItemName(item), image_url: itemImageUrl(item) })),
})

const recoded = (text: string, from: BufferEncoding, to: BufferEncoding): string => Buffer.from(text, from).toString(to)

export const packFight = ({ inputs, result }: Pick<FightRow, 'inputs' | 'result'>): PackedFight => {
  const user = packFighter({ profile: result.user, stats: inputs.attacker })
  const enemy = packFighter({ profile: result.enemy, stats: inputs.defender })
  const { win_streak: streak, drops, commitment, ...rest } = result
  return {
    ...rest,
    ...{ user, enemy, drops: packDrops(drops) },
    streak: `${streak.no} ${streak.streak_amount}`,
    commitment: recoded(commitment, 'hex', 'base64url'),
  }
}

export const unpackFight = (row: StoredRow): FightRow => {
  const { streak, drops, commitment, ...rest } = row.result
  const [user, enemy] = [unpackFighter(rest.user), unpackFighter(rest.enemy)]
  const [no = 0, streak_amount = 0] = streak.split(' ').map(Number)
  return {
    ...row,
    inputs: { attacker: user.stats, defender: enemy.stats },
    result: {
      ...rest,
      commitment: recoded(commitment, 'base64url', 'hex'),
      user: user.profile,
      enemy: enemy.profile,
      win_streak: { no, streak_amount },
      drops: dropsOfPacked(drops),
    },
  }
}
