import { callQuery } from '#client/api/call-query.ts'

export const dataProgressQuery = { ...callQuery('users.dataProgress'), staleTime: 0 }

export const fairPlayQuery = { ...callQuery('users.fairPlay'), staleTime: 0 }
