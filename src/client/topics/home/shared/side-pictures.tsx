const INK = { stroke: '#1d1038', strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

export const InboxPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M10 30a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8Z" fill="#fff3dc" {...INK} />
    <path d="M12 74 40 50h16l28 24c-2 3-4 4-6 4H18c-3 0-5-1-6-4Z" fill="#f0d9a8" />
    <path d="M12 28 48 58 84 28c-1-4-3-6-6-6H18c-3 0-5 2-6 6Z" fill="#ffe9bf" {...INK} />
    <path d="M12 74 38 51M84 74 58 51" fill="none" {...INK} strokeWidth="4" />
    <circle cx="48" cy="54" r="13" fill="#ff4d6d" {...INK} strokeWidth="4" />
    <path
      d="m48 46 2.500 5.200 5.700.7-4.200 3.900 1.100 5.600-5.100-2.800-5.100 2.800 1.100-5.600-4.200-3.900 5.700-.7Z"
      fill="#ffe08a"
    />
  </svg>
)

export const BagPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M32 34v-8a16 16 0 0 1 32 0v8" fill="none" {...INK} strokeWidth="13" />
    <path d="M32 34v-8a16 16 0 0 1 32 0v8" fill="none" stroke="#c98a00" strokeWidth="5" />
    <path
      d="M20 30h56a8 8 0 0 1 8 8l4 38a10 10 0 0 1-10 10H18A10 10 0 0 1 8 76l4-38a8 8 0 0 1 8-8Z"
      fill="#c96b2c"
      {...INK}
    />
    <path d="M12 72c16 8 56 8 72 0l.6 5a6 6 0 0 1-6 6H17.400a6 6 0 0 1-6-6Z" fill="#8f431b" />
    <path d="M14 32h68l-3 16c-3 10-13 14-31 14s-28-4-31-14Z" fill="#ff9f1c" {...INK} />
    <path d="M19 35h58l-1 5H20Z" fill="#fff" opacity=".45" />
    <path d="M40 52h16v12a8 8 0 0 1-16 0Z" fill="#ffe08a" {...INK} strokeWidth="4" />
    <circle cx="48" cy="61" r="3" fill="#1d1038" />
  </svg>
)

export const GuildPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M20 20h56v62L62 72 48 88 34 72 20 82Z" fill="#d3274f" {...INK} />
    <path d="M23 23h24v60L34 68l-11 8Z" fill="#fff" opacity=".22" />
    <path d="M14 10h68a6 6 0 0 1 0 12H14a6 6 0 0 1 0-12Z" fill="#ffc93c" {...INK} strokeWidth="4" />
    <path
      d="M48 46c7 0 13 7 13 13s-6 6-13 4c-7 2-13 2-13-4s6-13 13-13ZM31 40a5 6 0 1 1 .1 0ZM42 35a5 6 0 1 1 .1 0ZM54 35a5 6 0 1 1 .1 0ZM65 40a5 6 0 1 1 .1 0Z"
      fill="#fff3dc"
    />
  </svg>
)

export const MarketPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M18 40v44h60V40" fill="#5a2440" {...INK} />
    <circle cx="48" cy="56" r="14" fill="#ffc93c" {...INK} strokeWidth="4" />
    <path d="M41 51h14M48 51v13" fill="none" stroke="#a8660a" strokeWidth="5" strokeLinecap="round" />
    <path d="M10 64h76v20H10Z" fill="#c98d4f" {...INK} />
    <path d="M12 74h72" stroke="#8a5530" strokeWidth="4" />
    <path
      d="M16 12h64l10 24a10 10 0 0 1-20 0 11 10 0 0 1-22 0 11 10 0 0 1-22 0 10 10 0 0 1-20 0Z"
      fill="#fff3dc"
      {...INK}
    />
    <path
      d="M16 12h16l-6 24a10 10 0 0 1-20 0ZM48 12h16l6 24a11 10 0 0 1-22 0Z"
      fill="#ff4d6d"
      {...INK}
      strokeWidth="4"
    />
  </svg>
)

export const BoostPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path
      d="m48 6 9 11 13-6 3 14 14 2-3 14 10 9-10 9 4 13-14 3-3 14-14-5-9 11-9-11-14 5-3-14-14-3 4-13-10-9 10-9-3-14 14-2 3-14 13 6Z"
      fill="#ff9f1c"
      {...INK}
    />
    <circle cx="48" cy="49" r="28" fill="#ffc93c" />
    <path d="M22 42a28 28 0 0 1 52 0c-12-6-40-6-52 0Z" fill="#fff" opacity=".45" />
    <text
      x="47"
      y="61"
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontSize="34"
      fill="#fff"
      stroke="#1d1038"
      strokeWidth="7"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      x2
    </text>
  </svg>
)

export const GiftPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M16 44h64v36a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6Z" fill="#a03bff" {...INK} />
    <path d="M19 47h26v36H22a3 3 0 0 1-3-3Z" fill="#fff" opacity=".2" />
    <path d="M10 28h76v18H10Z" fill="#c46bff" {...INK} />
    <path d="M40 28h16v58H40Z" fill="#ffc93c" {...INK} strokeWidth="4" />
    <path
      d="M48 28c-8-20-32-22-30-8 1 8 18 9 30 8Zm0 0c8-20 32-22 30-8-1 8-18 9-30 8Z"
      fill="#ffe08a"
      {...INK}
      strokeWidth="4"
    />
  </svg>
)

export const MedalPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M22 6h20l14 34-18 8Z" fill="#36a5ff" {...INK} />
    <path d="M74 6H54L40 40l18 8Z" fill="#ff4d6d" {...INK} />
    <circle cx="48" cy="62" r="27" fill="#ffc93c" {...INK} />
    <circle cx="48" cy="62" r="18" fill="#ff9f1c" />
    <path d="M26 56a23 23 0 0 1 44 0c-10-6-34-6-44 0Z" fill="#fff" opacity=".4" />
    <path
      d="m48 48 4.300 8.900 9.700 1.300-7.100 6.800 1.800 9.700L48 70l-8.700 4.700 1.800-9.700-7.100-6.800 9.700-1.300Z"
      fill="#fff3dc"
      {...INK}
      strokeWidth="3"
    />
  </svg>
)

export const MorePicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M20 12h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" fill="#ffc93c" {...INK} />
    <path d="M60 12h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" fill="#36d6ff" {...INK} />
    <path d="M20 52h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8Z" fill="#ff4d6d" {...INK} />
    <path d="M60 52h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8Z" fill="#5fe08c" {...INK} />
    <path d="M17 18h22v9H17ZM57 18h22v9H57ZM17 58h22v9H17ZM57 58h22v9H57Z" fill="#fff" opacity=".4" />
  </svg>
)

export const NewsPicture = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path d="M30 56 38 84h14L45 56Z" fill="#c98a00" {...INK} />
    <path d="M16 36h26v26H16a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z" fill="#fff3dc" {...INK} />
    <path d="M42 36 76 16v66L42 62Z" fill="#ff9f1c" {...INK} />
    <path d="M44 38 74 21v12L44 44Z" fill="#fff" opacity=".45" />
    <path d="M76 38a11 11 0 0 1 0 22Z" fill="#ff4d6d" {...INK} />
  </svg>
)
