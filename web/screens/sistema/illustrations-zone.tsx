import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { alternativo, laminas, rutaLamina, TOMAS, type Lamina, type Toma } from '#contract/escenas.ts'
import { HORAS_ESCENA, type ZonaEscena } from '#contract/escenas-motivos.ts'
import { paleta } from '#web/illustrations/paletas.ts'

const NOMBRES: Record<Toma, string> = {
  amplia: 'Amplia',
  cerca: 'De cerca',
  figura: 'Figura',
  bodegon: 'Bodegón',
  vista: 'A otra hora',
}

/** The four palettes of a zone, the five shots of one cover, and all its covers, twelve to a row where they fit. */
export default function IllustrationsZone({ zona }: { zona: ZonaEscena }) {
  const todas = TIPOS_EXPERIENCIA.flatMap((tipo) => laminas(zona, tipo))
  const [primera] = todas
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 sm:grid-cols-4">
        {HORAS_ESCENA.map((hora) => (
          <figure key={hora} className="grid gap-1">
            <svg
              viewBox="0 0 8 2"
              className="w-full rounded-chip"
              role="img"
              aria-label={`Paleta ${zona}, ${hora}`}
              preserveAspectRatio="none"
            >
              {Object.entries(paleta(zona, hora)).map(([nombre, color], i) => (
                <rect key={nombre} x={i} width="1.02" height="2" fill={color as string} />
              ))}
            </svg>
            <figcaption className="text-caption text-text-2">{hora === 'dia' ? 'día' : hora}</figcaption>
          </figure>
        ))}
      </div>
      {primera && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {TOMAS.map((toma) => (
            <figure key={toma} className="grid gap-1">
              <Dibujo lamina={primera} toma={toma} />
              <figcaption className="text-caption text-text-2">{NOMBRES[toma]}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <ul className="grid grid-cols-4 gap-1 sm:grid-cols-8 lg:grid-cols-12">
        {todas.map((lamina) => (
          <li key={rutaLamina(lamina)}>
            <Dibujo lamina={lamina} toma="amplia" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Dibujo({ lamina, toma }: { lamina: Lamina; toma: Toma }) {
  const texto = alternativo(lamina, toma)
  return (
    <img
      src={rutaLamina(lamina, toma)}
      alt={texto}
      title={`${lamina.tipo} ${lamina.n}: ${texto}`}
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-chip bg-surface-2 object-cover"
    />
  )
}
