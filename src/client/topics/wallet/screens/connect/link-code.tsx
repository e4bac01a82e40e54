import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './link-code.module.css'

/** The QR standard requires this quiet zone. */
const QUIET_MODULES = 4

export const LinkCode = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(link, { ecc: 'L', border: QUIET_MODULES })
    const rows = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')))
    return { size: code.size, path: rows.join('') }
  }, [link])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0Z`} fill="#fff" />
      <path d={path} fill="#1d1038" />
    </svg>
  )
}
