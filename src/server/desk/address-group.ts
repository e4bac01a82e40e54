import { isIP, isIPv6 } from 'node:net'

const GROUPS = 8
/** The first 64 bits. Every home or rented server has at least a /64, so a limit per IPv6 address would stop no one. */
const COUNTED_GROUPS = 4

/**
 * Key by which sign-in attempts are counted: an IPv4 address, or the first half of an IPv6 address. `unknown` for text
 * that is no address, which a proxy may pass on.
 */
export const addressGroup = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (isIP(address) === 0) return 'unknown'
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%')
  const [head = '', tail] = bare.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0')
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right]
  return `${groups
    .slice(0, COUNTED_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
