import {
  LOOK_KINDS,
  LOOKS,
  type Look,
  lookKind,
  SEASON_CAPES,
  type WornLooks,
  withLook,
} from '#rules/wardrobe/looks.ts'

/** Stored without a house, because a season cape has the colour of the player's house. */
const SEASON_CAPE = 'season-cape'

const isSeasonCape = (look: Look): boolean => (SEASON_CAPES as readonly Look[]).includes(look)

/** Skips words that this build does not know. @param words as stored, null without any */
export const wornLooksOf = (words: string | null, houseId: number): WornLooks =>
  (words?.split(' ') ?? []).reduce<WornLooks>((worn, word) => {
    const look = LOOKS.find((known) => known === (word === SEASON_CAPE ? SEASON_CAPES[houseId] : word))
    return look === undefined ? worn : withLook(worn, lookKind(look), look)
  }, {})

/** In the order of `LOOK_KINDS`. Null without any. */
export const wornLooksText = (worn: WornLooks): string | null => {
  const looks = LOOK_KINDS.map((kind) => worn[kind]).filter((look) => look !== undefined)
  return looks.length === 0 ? null : looks.map((look) => (isSeasonCape(look) ? SEASON_CAPE : look)).join(' ')
}
