import type { Imagen } from './metadatos.ts'

/** The picture that a shared link shows: the cover with title and price, 1200 × 630. */
export function imagenSocial({ slug, nombreExperiencia }: { slug: string; nombreExperiencia: string }): Imagen {
  return { url: `/escenas/social/${slug}.png`, alt: `Ilustración de ${nombreExperiencia}`, ancho: 1200, alto: 630 }
}
