import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { nombreDeComuna } from '#contract/comunas.ts'
import { tarifaEnPalabras } from '#web/components/catalogo-textos.ts'
import { imagenDeStock } from '#web/components/imagen-de-stock.ts'
import { TipoChip } from '#web/components/tipo-icono.tsx'
import { formatDuracion } from '#web/ui/formato.ts'
import { Price } from '#web/ui/price.tsx'
import { useEditor } from './contexto.ts'

const Falta = ({ children }: { children: string }) => <span className="text-text-3 italic">{children}</span>

/** As travellers see it: the card, and what its page says. */
export function VistaPrevia() {
  const { contenido, edicion } = useEditor()
  const {
    tipoExperiencia: tipo,
    nombreExperiencia,
    descripcionCorta,
    duracionMinutos,
    precioPorPersona,
    otrasTarifas,
    ciudad,
    sector,
    comunaCodigo,
    descripcionLarga,
    itinerario,
    incluye,
    direccion,
  } = contenido
  const portada = contenido.fotos[0]
  const lugar = [ciudad || (comunaCodigo && nombreDeComuna(comunaCodigo)), sector].filter(Boolean).join(', ')
  return (
    <div className="grid gap-6">
      <article className="overflow-hidden rounded-card border border-border bg-surface shadow-e1">
        <div className="relative aspect-4/3 bg-surface-2">
          <img
            src={
              (portada && edicion.fotos.find(({ id }) => id === portada.id)?.chica) ?? imagenDeStock(tipo ?? 'Cultural')
            }
            alt={portada?.alt ?? 'Ilustración de tu zona, mientras no hay fotos'}
            width={400}
            height={300}
            className="size-full object-cover"
          />
          {tipo && <TipoChip tipo={tipo} className="absolute top-3 left-3" />}
        </div>
        <div className="grid gap-2 p-4">
          <p className="text-lead font-semibold break-words">
            {nombreExperiencia || <Falta>Sin nombre todavía</Falta>}
          </p>
          <p className="text-small text-text-2">{descripcionCorta || <Falta>Sin descripción corta</Falta>}</p>
          <p className="flex items-center gap-1.5 text-small text-text-2">
            <MapPin size={16} aria-hidden />
            {lugar || <Falta>Sin lugar</Falta>}
          </p>
          <p className="flex items-center gap-1.5 text-small text-text-2">
            <Clock size={16} aria-hidden />
            {duracionMinutos ? formatDuracion(duracionMinutos / 60) : <Falta>Sin duración</Falta>}
          </p>
          {precioPorPersona ? <Price amount={precioPorPersona} per="por persona" /> : <Falta>Sin precio</Falta>}
          {otrasTarifas.length > 0 && (
            <ul className="grid gap-1 text-small text-text-2">
              {otrasTarifas.map((tarifa) => (
                <li key={tarifa.tipo}>{tarifaEnPalabras(tarifa)}</li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <div className="grid gap-4 text-small">
        {descripcionLarga && <p className="line-clamp-10 whitespace-pre-line text-text-2">{descripcionLarga}</p>}
        {itinerario.length > 0 && (
          <Parte titulo="Qué harás">
            <ol className="grid list-decimal gap-1 pl-5">
              {itinerario.map(({ titulo, detalle }) => (
                <li key={titulo + detalle}>
                  <span className="font-medium">{titulo}</span>{' '}
                  {detalle && <span className="text-text-2">{detalle}</span>}
                </li>
              ))}
            </ol>
          </Parte>
        )}
        {incluye.length > 0 && (
          <Parte titulo="Incluye">
            <ul className="grid list-disc gap-1 pl-5">
              {incluye.map((cosa) => (
                <li key={cosa}>{cosa}</li>
              ))}
            </ul>
          </Parte>
        )}
        {direccion && <Parte titulo="Punto de encuentro">{direccion}</Parte>}
      </div>
    </div>
  )
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{titulo}</p>
      <div>{children}</div>
    </div>
  )
}
