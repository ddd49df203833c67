const FOTO = /^(\/fotos\/[0-9a-f-]{36})-1200\.webp$/

/** The sizes that a photo is kept in; nothing for a drawing, which fits any. */
export function srcSetDe(src: string): string | undefined {
  const base = FOTO.exec(src)?.[1]
  return base && [400, 800, 1200].map((ancho) => `${base}-${ancho}.webp ${ancho}w`).join(', ')
}

/** The same picture for a small box. */
export function enChico(src: string): string {
  return src.replace(/^(\/fotos\/[0-9a-f-]{36})-1200\.webp$/, '$1-400.webp')
}

/** The photo cut for a shared link; null for a drawing. */
export function socialDe(src: string | undefined): string | null {
  const base = src && FOTO.exec(src)?.[1]
  return base ? `${base}-social.jpg` : null
}
