import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { Experiencia } from '#contract/experiencias.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { Sample } from './both-themes.tsx'
import amanecer from './fotos/foto-1.webp?url'
import bosque from './fotos/foto-2.webp?url'
import desierto from './fotos/foto-3.webp?url'
import noche from './fotos/foto-4.webp?url'

const CARTAS: [string, string, string][] = [
  ['Rema el lago al amanecer', 'Puerto Varas, Lago Llanquihue', '/escenas/S1-stand-up-paddle-1.svg'],
  ['Navega entre cerros y niebla', 'Coyhaique, Lago Elizalde', amanecer],
  ['Camina el bosque de niebla', 'Valdivia, Parque Oncol', bosque],
  ['Recorre los cerros en ascensor', 'Valparaíso, Cerro Alegre', '/escenas/C2-city-tour-1.svg'],
  ['Cruza las dunas al atardecer', 'Copiapó, Mar de Dunas', desierto],
  ['Mira flamencos en la laguna', 'San Pedro de Atacama, Laguna Chaxa', '/escenas/N1-avistamiento-de-aves-1.svg'],
]

/** Both kinds of picture in one grid: same ratio, same frame, same chip; and what is left where one fails. */
export function MixedGridSection() {
  return (
    <>
      <Sample name="Dibujos y fotografías en la misma grilla">
        <ul className="grid gap-4 sm:grid-cols-2">
          {CARTAS.map(([nombre, lugar, foto], i) => (
            <li key={nombre}>
              <ExperienciaCard experiencia={carta(i, nombre, lugar, foto)} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Dibujo y fotografía con las cinco proporciones">
        <div className="grid gap-3">
          {['/escenas/C1-enologica-1.svg', noche].map((foto) => (
            <div key={foto} className="grid grid-cols-[repeat(5,auto)] items-end justify-start gap-2">
              {['aspect-4/3', 'aspect-3/2', 'aspect-video', 'aspect-square', 'aspect-3/4'].map((proporcion) => (
                <img
                  key={proporcion}
                  src={foto}
                  alt=""
                  width={1200}
                  height={900}
                  loading="lazy"
                  className={`${proporcion} h-16 w-auto rounded-chip object-cover sm:h-20`}
                />
              ))}
            </div>
          ))}
        </div>
      </Sample>
    </>
  )
}

function carta(i: number, nombreExperiencia: string, ubicacionGeografica: string, foto: string): Experiencia {
  return {
    id: `muestra-${i}`,
    slug: `muestra-${i}`,
    nombreExperiencia,
    descripcionCorta: 'Medio día con quien vive aquí, en grupo chico y con tiempo para conversar.',
    tipoExperiencia:
      (['Stand Up Paddle', 'Aventura', 'Trekking', 'City Tour', 'Aventura', 'Avistamiento de Aves'] as const)[i] ??
      TIPOS_EXPERIENCIA[0],
    ubicacionGeografica,
    ciudad: ubicacionGeografica.split(',')[0] ?? '',
    region: '10',
    duracionHoras: 3.5,
    precioPorPersona: 25_000 + i * 4_000,
    fotosUrls: [foto],
    proveedor: null,
    anfitrion: { nombre: 'Camila Soto', slug: 'camila-soto' },
    calificacion: { promedio: i % 2 ? 4.7 : null, cantidad: i % 2 ? 23 : 0 },
  }
}
