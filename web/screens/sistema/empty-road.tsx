/** Poster of a road that runs on to the cordillera: palette N2 atardecer. */
export function EmptyRoad() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden className="w-full rounded-card border border-border">
      {/* Put together before the corners are cut: else the sky shines along them. */}
      <g opacity=".999">
        <rect width="480" height="320" fill="#3F3F86" />
        <rect y="44" width="480" height="276" fill="#6C4D8F" />
        <rect y="84" width="480" height="236" fill="#B0619A" />
        <rect y="122" width="480" height="198" fill="#D98392" />
        <rect y="154" width="480" height="166" fill="#FFC48A" />
        <circle cx="320" cy="128" r="44" fill="#FFE7B0" opacity=".35" />
        <circle cx="320" cy="128" r="30" fill="#FFE7B0" />
        <path
          d="M0 176 28 150 46 160 84 112 104 132 122 120 160 160 190 142 214 156 250 120 274 142 292 134 330 168 360 150 384 160 420 124 444 146 460 138 480 154V320H0Z"
          fill="#C99A7C"
        />
        <path
          d="M84 112 96 124 88 132 80 128 70 138 62 139ZM250 120 262 132 254 140 244 134 236 142 228 143ZM420 124 432 136 424 142 412 136 404 142Z"
          fill="#F7E9E4"
        />
        <path d="M0 190 60 172 110 184 170 164 236 186 300 168 352 182 410 166 480 184V320H0Z" fill="#A07468" />
        <path d="M0 206 80 194 150 204 226 192 300 204 376 192 480 204V320H0Z" fill="#84605C" />
        <rect y="208" width="480" height="112" fill="#6E7A48" />
        <path d="M0 222H480M0 240H480M0 266H480" stroke="#7F8855" strokeWidth="3" />
        <path d="M150 320 234 208H246L330 320Z" fill="#3A3350" />
        <path d="M238 216H242V222H238ZM237 232H243V242H237ZM235 256H245V272H235ZM232 290H248V314H232Z" fill="#FFE7B0" />
        <path d="M372 300V252" stroke="#1F1A2C" strokeWidth="5" />
        <path d="M344 240H396L408 250 396 260H344Z" fill="#FF8F4A" />
        <path
          d="M0 320V286L22 290 34 268 44 292 62 282 76 300 96 294 112 320ZM480 320V280L462 292 452 274 440 296 424 290 412 306 400 320Z"
          fill="#1F1A2C"
        />
      </g>
    </svg>
  )
}
