import { BlockList, isIPv6 } from 'node:net'

const RANGES = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

const privateRanges = new BlockList()
for (const range of RANGES) {
  const [net = '', bits] = range.split('/')
  privateRanges.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4')
}

/**
 * True for the proxy that connects to us from a private network. Addresses it names are not trusted, private or not:
 * the desk's people come through a VPN, so their own addresses are private and they could send a forged
 * `X-Forwarded-For`.
 */
export const isTrustedProxy = (address: string, hop: number): boolean =>
  hop === 0 && privateRanges.check(address.split('%')[0] ?? '', isIPv6(address) ? 'ipv6' : 'ipv4')
