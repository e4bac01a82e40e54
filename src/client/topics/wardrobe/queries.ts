import { callQuery } from '#client/api/call-query.ts'

export const wardrobeQuery = callQuery('wardrobe.get')
