import type { CallData } from '#contracts/schemas.ts'
import { type Arrangement, type Exhibit, isSameExhibit } from '#rules/showcase/showcase.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { findItems, itemOnTheWire } from '#server/modules/items/service.ts'
import { earnedMedals } from '#server/modules/medals/service.ts'
import { seasonLooks } from '#server/modules/season-path/service.ts'
import { stonesOf } from '#server/modules/stones/service.ts'

export type ShownExhibit = NonNullable<CallData<'showcase.mine'>['places'][number]>

const itemsAmong = async ({ db }: Scope, playerId: number, ids: readonly string[]): Promise<readonly ShownExhibit[]> =>
  (await findItems(db, playerId, ids)).map((row) => ({ kind: 'item', id: row.id, item: itemOnTheWire(row) }))

const stonesAmong = async ({ db }: Scope, playerId: number): Promise<readonly ShownExhibit[]> =>
  (await stonesOf(db, playerId)).map(({ id, type, level }) => ({ kind: 'stone', id, stone: { type, level } }))

const medalsAmong = async ({ db, nowMs }: Scope, playerId: number): Promise<readonly ShownExhibit[]> =>
  (await earnedMedals(db, playerId, nowMs)).map((medal) => ({ kind: 'medal', id: medal.type, medal }))

const looksAmong = async ({ db }: Scope, playerId: number): Promise<readonly ShownExhibit[]> =>
  (await seasonLooks(db, playerId)).map((look) => ({ kind: 'look', id: `${look.season}-${look.look}`, look }))

/**
 * Null for an empty place and for an exhibit that the player no longer has (R36). Reads only the kinds that are shown.
 */
export const shownIn = async (
  scope: Scope,
  playerId: number,
  places: Arrangement,
): Promise<readonly (ShownExhibit | null)[]> => {
  const ofKind = (kind: Exhibit['kind']): string[] =>
    places.flatMap((place) => (place?.kind === kind ? [place.id] : []))
  const items = ofKind('item')
  const own = [
    ...(items.length === 0 ? [] : await itemsAmong(scope, playerId, items)),
    ...(ofKind('stone').length === 0 ? [] : await stonesAmong(scope, playerId)),
    ...(ofKind('medal').length === 0 ? [] : await medalsAmong(scope, playerId)),
    ...(ofKind('look').length === 0 ? [] : await looksAmong(scope, playerId)),
  ]
  return places.map((place) => (place && own.find((exhibit) => isSameExhibit(exhibit, place))) ?? null)
}
