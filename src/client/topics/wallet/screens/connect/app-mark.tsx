import type { ReactNode } from 'react'
import type { WalletApp } from '#rules/wallet/wallet-apps.ts'

/** Drawn here, so that no picture is fetched from another host. */
const MARKS: Readonly<Record<WalletApp['id'], { readonly ground: string; readonly sign: ReactNode }>> = {
  'telegram-wallet': {
    ground: '#1f9bf5',
    sign: (
      <>
        <path d="M11 17a4 4 0 0 1 4-4h17a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4Z" fill="#fff" />
        <path d="M38 20h-9a4 4 0 0 0 0 8h9Z" fill="#bfe3ff" />
        <circle cx="30" cy="24" r="2.2" fill="#1f9bf5" />
      </>
    ),
  },
  tonkeeper: {
    ground: '#10161f',
    sign: (
      <>
        <path d="M10 16 24 10l14 6-14 21Z" fill="#45aef5" />
        <path d="M10 16 24 22v15Z" fill="#2587d8" />
        <path d="M38 16 24 22v15Z" fill="#8fd0ff" />
      </>
    ),
  },
  mytonwallet: {
    ground: '#2f6ff0',
    sign: (
      <>
        <path d="M12 15h24L24 36Z" fill="none" stroke="#fff" strokeWidth="3.6" strokeLinejoin="round" />
        <path d="M24 15v20" stroke="#fff" strokeWidth="3.6" />
      </>
    ),
  },
  tonhub: {
    ground: '#f4f1ea',
    sign: (
      <>
        <path d="M14 24 30 11l-4 10h9L18 37l4-10h-8Z" fill="#1d1038" />
      </>
    ),
  },
}

export const AppMark = ({ app, size }: { readonly app: WalletApp['id']; readonly size: number }) => {
  const { ground, sign } = MARKS[app]
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect x="1.5" y="1.5" width="45" height="45" rx="14" fill={ground} stroke="#1d1038" strokeWidth="3" />
      <path d="M6 14a9 9 0 0 1 9-9h18a9 9 0 0 1 9 9" fill="none" stroke="#fff" strokeWidth="2" opacity=".35" />
      {sign}
    </svg>
  )
}
