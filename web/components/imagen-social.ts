import { socialDe } from './foto-medidas.ts'
import type { Imagen } from './metadatos.ts'

type Compartida = {
  slug: string
  nombreExperiencia: string
  fotosUrls: readonly string[]
  fotos?: readonly { alt: string }[]
}

/** The picture that a shared link shows, 1200 × 630: the cover photo, or the drawing with title and price. */
export function imagenSocial({ slug, nombreExperiencia, fotosUrls, fotos }: Compartida): Imagen {
  const foto = socialDe(fotosUrls[0])
  if (foto) return { url: foto, alt: fotos?.[0]?.alt ?? nombreExperiencia, ancho: 1200, alto: 630 }
  return { url: `/escenas/social/${slug}.png`, alt: `Ilustración de ${nombreExperiencia}`, ancho: 1200, alto: 630 }
}
