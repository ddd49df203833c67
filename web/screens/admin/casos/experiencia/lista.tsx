import type { EdicionEnRevision } from '#contract/ediciones.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { formatCantidad } from '#web/ui/formato.ts'

export const PUNTOS_DE_LISTA = ['identidad', 'lugar', 'precio', 'fotos', 'seguridad', 'sernatur', 'texto'] as const
export type PuntoDeLista = (typeof PUNTOS_DE_LISTA)[number]

type ListaProps = {
  edicion: EdicionEnRevision
  marcados: ReadonlySet<PuntoDeLista>
  onMarcar: (punto: PuntoDeLista, si: boolean) => void
  falta: boolean
}

/** What a person looks at before yes, with what the program knows of each. */
export function Lista({ edicion, marcados, onMarcar, falta }: ListaProps) {
  const hechos = hechosDe(edicion)
  return (
    <fieldset
      id="campo-lista"
      tabIndex={-1}
      className="grid content-start gap-1 rounded-card border border-border bg-surface p-4"
    >
      <legend className="float-left mb-2 w-full text-h3 font-semibold">Lista de revisión</legend>
      {falta && (
        <p role="alert" className="clear-both text-small text-danger">
          Marca cada punto antes de aprobar
        </p>
      )}
      <div className="clear-both grid">
        {PUNTOS_DE_LISTA.map((punto) => (
          <Checkbox
            key={punto}
            label={hechos[punto].nombre}
            hint={hechos[punto].dato}
            checked={marcados.has(punto)}
            onChange={(event) => onMarcar(punto, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function hechosDe({
  operador,
  contenido,
  pideRegistro,
  faltas,
}: EdicionEnRevision): Record<PuntoDeLista, { nombre: string; dato: string }> {
  const sinAlt = contenido.fotos.filter(({ alt }) => alt === '').length
  return {
    identidad: { nombre: 'Identidad', dato: `${operador.nombre} está ${operador.estado}` },
    lugar: {
      nombre: 'Lugar',
      dato: contenido.lugar ? 'Tiene punto de encuentro en el mapa' : 'Falta el punto en el mapa',
    },
    precio: {
      nombre: 'Precio',
      dato: contenido.precioPorPersona === null ? 'Falta el precio' : 'Compáralo con otros de la zona',
    },
    fotos: {
      nombre: 'Fotos',
      dato: `${formatCantidad(contenido.fotos.length, 'foto', 'fotos')}${sinAlt ? `, ${sinAlt} sin descripción` : ''}. Son del lugar y sin personas reconocibles`,
    },
    seguridad: {
      nombre: 'Seguridad',
      dato:
        contenido.dificultad === null
          ? 'Falta la exigencia'
          : `Exigencia ${contenido.dificultad} de 5, desde ${contenido.edadMin} años`,
    },
    sernatur: {
      nombre: 'Sernatur',
      dato: pideRegistro
        ? contenido.registroSernatur
          ? `Registro ${contenido.registroSernatur}: búscalo en el registro nacional`
          : 'Este tipo lo exige y falta'
        : 'Este tipo no lo exige',
    },
    texto: {
      nombre: 'Texto',
      dato:
        faltas.length > 0
          ? `Falta: ${faltas.map(({ mensaje }) => mensaje).join(', ')}`
          : 'Sin contacto directo ni promesas que no se pueden cumplir',
    },
  }
}
