const INK = { stroke: '#1d1038', strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

export const DailyPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M14 28a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z" fill="#fff3dc" {...INK} />
    <path d="M14 40V28a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v12Z" fill="#ff4d6d" {...INK} />
    <path d="M17 28c0-3 2-5 5-5h52c3 0 5 2 5 5v2H17Z" fill="#fff" opacity=".35" />
    <path d="M32 12v14M64 12v14" fill="none" {...INK} strokeWidth="10" />
    <path d="M32 13v11M64 13v11" stroke="#d9ceff" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M50 45c2 7 13 11 13 22a15 15 0 0 1-30 0c0-6 3-9 6-12 1 4 3 6 5 6 3-4 1-10 6-16Z"
      fill="#ff9f1c"
      {...INK}
      strokeWidth="4"
    />
    <path d="M49 61c1 4 6 6 6 11a7 7 0 0 1-14 0c0-5 6-6 8-11Z" fill="#ffe08a" />
  </svg>
)
