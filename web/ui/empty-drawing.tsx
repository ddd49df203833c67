/** The ridge at dusk in the colours of the theme: ground of every empty state. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 320 160" aria-hidden className="h-40 w-80 max-w-full">
      <circle cx="206" cy="56" r="26" className="fill-accent-soft" />
      <circle cx="206" cy="56" r="15" className="fill-accent" />
      <path
        d="M0 154 30 126 48 132 90 66 110 90 122 82 162 126 186 100 206 112 238 76 268 116 284 110 320 154Z"
        className="fill-ridge-1"
      />
      <path d="M20 154 66 120 88 134 132 98 172 132 204 114 242 136 268 124 300 154Z" className="fill-ridge-2" />
      <path d="M44 154 96 138 138 146 190 132 236 146 276 154Z" className="fill-ridge-3" />
    </svg>
  )
}
