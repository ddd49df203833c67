/** The ridge at dusk in the colours of the theme: ground of every empty state. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 320 160" aria-hidden className="h-40 w-80 max-w-full">
      <circle cx="214" cy="62" r="24" className="fill-accent-soft" />
      <circle cx="214" cy="62" r="15" className="fill-accent" opacity=".8" />
      <path
        d="M0 128 34 92 52 104 92 48 112 72 128 60 170 108 204 82 226 96 262 66 288 96 320 84V160H0Z"
        className="fill-primary-soft"
      />
      <path d="M92 48 105 64 97 72 90 66 80 74 73 75Z" className="fill-bg" />
      <path
        d="M0 140 44 112 72 126 118 96 160 128 196 110 240 134 282 108 320 128V160H0Z"
        className="fill-primary"
        opacity=".28"
      />
      <path d="M0 152 60 136 120 148 190 134 250 148 320 138V160H0Z" className="fill-primary" opacity=".55" />
    </svg>
  )
}
